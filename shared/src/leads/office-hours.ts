import * as z from 'zod'
import { addDays, getWeekday, hourLength, toDay, toMinutes, toMoment } from '../time/calendar.ts'

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
