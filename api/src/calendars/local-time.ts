import { addDays, startOfDay } from '@gable/shared/time/calendar.ts'

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
