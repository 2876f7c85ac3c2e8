import { timeZoneName } from '../design/inputs/time-zones.ts'
import { callMoment } from './call-days.ts'

/** Said to who joins an agency that runs already. */
export const welcomeOfMember = (firstName: string, agencyName: string) => `Welcome to ${agencyName}, ${firstName}.`

/** Said to who has set an agency up, with the call that was agreed on. */
export function welcomeOfFounder(firstName: string, agencyName: string, call?: { slot: string; timeZone: string }) {
  if (!call) return `Welcome, ${firstName}. ${agencyName} is ready for you.`
  return `Welcome, ${firstName}. Your call is on ${callMoment(call.slot, call.timeZone)}, ${timeZoneName(call.timeZone)}.`
}
