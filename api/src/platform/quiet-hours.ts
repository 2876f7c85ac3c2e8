import { addDays, type Day, fromClockTime, hourLength, toDay } from '@gable/shared/time/calendar.ts'

/** Nothing that can wait is sent to people from one hour till the other. Equal hours mean never. */
interface QuietHours {
  quietFrom: number
  quietTill: number
}

/** The first moment, not before the given one, outside of the quiet hours. */
export function getNextSendingTime(moment: number, { quietFrom, quietTill }: QuietHours, timeZone: string): number {
  const day = toDay(moment, timeZone)
  // The evening before last and the last evening may both still be quiet when the clock is set back.
  for (const eve of [addDays(day, -1), day]) {
    const from = toStartOfHour(eve, quietFrom, timeZone)
    const till = toStartOfHour(quietTill > quietFrom ? eve : addDays(eve, 1), quietTill, timeZone)
    if (quietFrom !== quietTill && moment >= from && moment < till) return till
  }
  return moment
}

const toStartOfHour = (day: Day, hour: number, timeZone: string) =>
  fromClockTime(Date.parse(day) + hour * hourLength, timeZone)
