import { isFederalHoliday } from './federal-holidays.ts'

/** Starts of free calls in the agency's time zone: as many as five working days have, starting tomorrow. */
export function listCallSlots(timeZone: string, now: Date, isFree: (slot: string) => boolean = () => true): string[] {
  const slots: string[] = []
  for (let day = 1; slots.length < maxSlots && day <= maxDaysAhead; day++) {
    const date = new Date(now.getTime() + day * 86_400_000)
    const local = new Intl.DateTimeFormat('en-CA', { timeZone }).format(date)
    if (!isWorkingDay(local)) continue
    slots.push(...startTimes.map((time) => toInstant(local, time, timeZone)).filter(isFree))
  }
  return slots.slice(0, maxSlots)
}

/** Calls further ahead are not offered, even when all earlier ones are booked. */
export const maxDaysAhead = 28

const startTimes = ['10:00', '11:30', '13:00', '14:30', '16:00']
const maxSlots = 5 * startTimes.length

const isWorkingDay = (date: string) => ![0, 6].includes(new Date(date).getUTCDay()) && !isFederalHoliday(date)

/** Converts a local time to an instant: formatting it as UTC in the zone gives the offset. */
function toInstant(day: string, time: string, timeZone: string) {
  const asUtc = new Date(`${day}T${time}:00Z`)
  const formatted = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
    asUtc,
  )
  const offset = new Date(`${formatted.replace(' ', 'T')}Z`).getTime() - asUtc.getTime()
  return new Date(asUtc.getTime() - offset).toISOString()
}
