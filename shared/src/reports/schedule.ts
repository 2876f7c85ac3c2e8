import {
  addDays,
  type Day,
  dayLength,
  hourLength,
  startOfDay,
  startOfMonth,
  startOfWeek,
  toDay,
} from '../time/calendar.ts'

export const cadences = ['WEEKLY', 'MONTHLY'] as const
export type Cadence = (typeof cadences)[number]

/** The next Monday, or first of a month, at 8 AM in a time zone. */
export function getNextReportTime(cadence: Cadence, after: number, timeZone: string): Date {
  const start = firstDays[cadence](toDay(after, timeZone))
  const candidates = [start, firstDays[cadence](addDays(start, daysToNext[cadence]))]
  const next = candidates.map((day) => getMorning(day, timeZone)).find((time) => time > after)
  return new Date(next ?? after + 7 * dayLength)
}

/** The days that an emailed report is about: the week or the month before the day it is sent. */
export function getReportedDays(cadence: Cadence, sentOn: Day): { from: Day; till: Day } {
  const till = addDays(firstDays[cadence](sentOn), -1)
  return { from: firstDays[cadence](till), till }
}

const firstDays: Record<Cadence, (day: Day) => Day> = { WEEKLY: startOfWeek, MONTHLY: startOfMonth }
const daysToNext: Record<Cadence, number> = { WEEKLY: 7, MONTHLY: 31 }

/** 8 AM, counted back from the end of the day: clocks change in the hours before. */
const getMorning = (day: Day, timeZone: string) => startOfDay(addDays(day, 1), timeZone) - 16 * hourLength
