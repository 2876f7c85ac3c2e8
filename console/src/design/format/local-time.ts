import { addDays, fromClockTime, toClockTime, toDay } from '@gable/shared/time/calendar.ts'

/** Local time in the format of a datetime input: `2026-03-14T09:30`. */
export const toLocalTime = (at: string | number, timeZone: string): string =>
  new Date(toClockTime(new Date(at).getTime(), timeZone)).toISOString().slice(0, 16)

/** The instant of a local time. A time skipped by daylight saving maps to one hour later. */
export const fromLocalTime = (local: string, timeZone: string): string =>
  new Date(fromClockTime(Date.parse(`${local}Z`), timeZone)).toISOString()

/** The local day, so many days from today. */
export const getDayFromNow = (days: number, timeZone: string, now: number): string =>
  addDays(toDay(now, timeZone), days)
