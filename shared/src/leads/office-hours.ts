import * as z from 'zod'
import { addDays, type Day, startOfDay, toDay } from '../statistics/calendar.ts'

/** Time of day as `09:30`. */
const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time')

/** The hours that count toward the response time, in the time zone of the agency. 1 is Monday, 7 is Sunday. */
export const OfficeHours = z
  .object({
    days: z.array(z.int().min(1).max(7)).min(1, 'Choose at least one day').max(7),
    from: ClockTime,
    till: ClockTime,
  })
  .refine(({ from, till }) => toMinutes(till) - toMinutes(from) >= 60, {
    path: ['till'],
    message: 'The office must be open for at least one hour',
  })
export type OfficeHours = z.infer<typeof OfficeHours>

export const defaultOfficeHours: OfficeHours = { days: [1, 2, 3, 4, 5], from: '09:00', till: '17:00' }

/** The moment when this many office hours have passed. Without office hours every hour counts. */
export function addOfficeHours(start: number, hours: number, office: OfficeHours | null, timeZone: string): number {
  let remaining = hours * hourLength
  if (office === null) return start + remaining
  for (let day = toDay(start, timeZone); ; day = addDays(day, 1)) {
    if (!office.days.includes(getWeekday(day))) continue
    const opens = Math.max(start, toMoment(day, office.from, timeZone))
    const open = toMoment(day, office.till, timeZone) - opens
    if (open >= remaining) return opens + remaining
    remaining -= Math.max(open, 0)
  }
}

/** Whether the office is open at a moment. Without office hours it always is. */
export function isOfficeOpen(at: number, office: OfficeHours | null, timeZone: string): boolean {
  if (office === null) return true
  const day = toDay(at, timeZone)
  if (!office.days.includes(getWeekday(day))) return false
  return at >= toMoment(day, office.from, timeZone) && at < toMoment(day, office.till, timeZone)
}

/** 1 is Monday, 7 is Sunday. */
export const getWeekdayAt = (at: number, timeZone: string): number => getWeekday(toDay(at, timeZone))

const hourLength = 3_600_000
const usualDayLength = 24 * hourLength

const getWeekday = (day: Day) => ((new Date(day).getUTCDay() + 6) % 7) + 1

/** Clocks change before offices open, so on those days the whole difference applies. */
function toMoment(day: Day, time: string, timeZone: string): number {
  const start = startOfDay(day, timeZone)
  const clockChange = startOfDay(addDays(day, 1), timeZone) - start - usualDayLength
  const minutes = toMinutes(time)
  return start + minutes * 60_000 + (minutes >= 180 ? clockChange : 0)
}

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
