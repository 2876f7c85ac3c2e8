import { addDays, startOfDay, toDay } from '@gable/shared/statistics/calendar.ts'

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
    const from = toMoment(eve, quietFrom, timeZone)
    const till = toMoment(quietTill > quietFrom ? eve : addDays(eve, 1), quietTill, timeZone)
    if (quietFrom !== quietTill && moment >= from && moment < till) return till
  }
  return moment
}

const hourLength = 3_600_000

/** When a clock shows the hour. An hour that is skipped begins when the clock has been set forward. */
function toMoment(day: string, hour: number, timeZone: string): number {
  const start = startOfDay(day, timeZone)
  const change = startOfDay(addDays(day, 1), timeZone) - start - 24 * hourLength
  // Clocks change before three in the morning in the United States.
  return start + hour * hourLength + (hour >= 3 ? change : 0)
}
