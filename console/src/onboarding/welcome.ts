import { getTimeZoneName } from '../design/format/time-zone-name.ts'
import { formatCallDateTime } from './call-days.ts'

/** For an agent who joins an active agency. */
export const getMemberWelcome = (firstName: string, agencyName: string) => `Welcome to ${agencyName}, ${firstName}.`

/** For the agent who set the agency up, with the booked call. */
export function getFounderWelcome(firstName: string, agencyName: string, call?: { slot: string; timeZone: string }) {
  if (!call) return `Welcome, ${firstName}. ${agencyName} is ready for you.`
  return `Welcome, ${firstName}. Your call is on ${formatCallDateTime(call.slot, call.timeZone)}, ${getTimeZoneName(call.timeZone)}.`
}
