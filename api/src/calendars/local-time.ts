import { addDays, getUtcOffset, startOfDay } from '@gable/shared/statistics/calendar.ts'

/** A clock time in a time zone as a moment. A time that the clocks skip counts from before the change. */
export function toMoment(clockTime: number, timeZone: string): number {
  const before = getUtcOffset(clockTime - day, timeZone)
  const after = getUtcOffset(clockTime + day, timeZone)
  const exact = [clockTime - before, clockTime - after].find(
    (moment) => moment + getUtcOffset(moment, timeZone) === clockTime,
  )
  return exact ?? clockTime - before
}

/** The days of an all-day event, the end excluded, as moments. */
export const toDays = (start: string, end: string, timeZone: string) => ({
  start: startOfDay(start, timeZone),
  end: startOfDay(end > start ? end : addDays(start, 1), timeZone),
})

/** Names that calendars use, of the IANA database or of Windows. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return name !== ''
  } catch {
    return false
  }
}

const day = 86_400_000
