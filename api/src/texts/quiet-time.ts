import { getNextSendingTime } from '../platform/quiet-hours.ts'

/** The law lets nobody be texted between 9 PM and 8 AM where they are. */
const quietHours = { quietFrom: 21, quietTill: 8 }

/** The first moment, not before the given one, at which it is neither night nor early morning in any of the time zones. */
export function getNextTextingTime(moment: number, timeZones: readonly string[]): number {
  const next = Math.max(...timeZones.map((zone) => getNextSendingTime(moment, quietHours, zone)))
  return next === moment ? moment : getNextTextingTime(next, timeZones)
}
