import { addDays, type Day, getWeekday, hourLength, minuteLength, toDay, toMoment } from '../time/calendar.ts'
import type { BookingPageSettings } from './booking-page.ts'

/** A time that is taken. In milliseconds, the end excluded. */
export interface TimeRange {
  start: number
  end: number
}

export interface FreeDay {
  day: Day
  /** Starts of free appointments. */
  times: number[]
}

interface FreeTimesInput {
  settings: Omit<BookingPageSettings, 'isOn' | 'title' | 'description' | 'place' | 'placeDetail'>
  /** Times that are taken by anything. */
  busy: readonly TimeRange[]
  /** The appointments among them, which count toward the limit per day. */
  appointments: readonly TimeRange[]
  timeZone: string
  now: number
}

/** The free times of each day in the time zone of the agent, for days that have any. */
export function listFreeTimes({ settings, busy, appointments, timeZone, now }: FreeTimesInput): FreeDay[] {
  const { hours, minutes, bufferMinutes, noticeHours, daysAhead, maxPerDay } = settings
  const [length, buffer] = [minutes * minuteLength, bufferMinutes * minuteLength]
  const earliest = now + noticeHours * hourLength
  const today = toDay(now, timeZone)
  const days = Array.from({ length: daysAhead + 1 }, (_, index) => addDays(today, index))
  return days.flatMap((day) => {
    const booked = appointments.filter(({ start }) => toDay(start, timeZone) === day).length
    if (maxPerDay > 0 && booked >= maxPerDay) return []
    const times = hours
      .filter((open) => open.day === getWeekday(day))
      .flatMap(({ from, till }) => {
        const end = toMoment(day, till, timeZone)
        const starts: number[] = []
        for (let start = toMoment(day, from, timeZone); start + length <= end; start += length) starts.push(start)
        return starts
      })
      .filter((start) => start >= earliest && !isTaken({ start: start - buffer, end: start + length + buffer }, busy))
      .sort((a, b) => a - b)
    return times.length > 0 ? [{ day, times: [...new Set(times)] }] : []
  })
}

const isTaken = ({ start, end }: TimeRange, busy: readonly TimeRange[]) =>
  busy.some((taken) => taken.start < end && start < taken.end)
