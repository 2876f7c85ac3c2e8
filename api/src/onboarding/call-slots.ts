import { listFreeTimes } from '@gable/shared/appointments/free-times.ts'
import { toDay } from '@gable/shared/time/calendar.ts'
import { isFederalHoliday } from './federal-holidays.ts'

/** Calls further ahead are not offered, even when all earlier ones are booked. */
export const maxDaysAhead = 28

/** Starts of free calls in the agency's time zone: as many as five working days have, starting tomorrow. */
export function listCallSlots(timeZone: string, now: Date, isFree: (slot: string) => boolean = () => true): string[] {
  const today = toDay(now.getTime(), timeZone)
  return listFreeTimes({ settings: callHours, busy: [], appointments: [], timeZone, now: now.getTime() })
    .filter(({ day }) => day !== today && !isFederalHoliday(day))
    .flatMap(({ times }) => times.map((time) => new Date(time).toISOString()))
    .filter(isFree)
    .slice(0, maxSlots)
}

/** Five times on each working day. */
const callHours = {
  hours: [1, 2, 3, 4, 5].map((day) => ({ day, from: '10:00', till: '17:30' })),
  minutes: 90 as const,
  bufferMinutes: 0,
  noticeHours: 0,
  daysAhead: maxDaysAhead,
  maxPerDay: 0,
}
const maxSlots = 25
