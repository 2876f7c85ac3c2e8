import { addDays, type Day, hourLength, startOfDay, startOfMonth, startOfWeek, toDay } from '../time/calendar.ts'
import type { DateGrouping } from './statistics.ts'

/** The part of an hour, day, week or month that lies within a period. */
export interface Bucket {
  /** The first day of the bucket, or the start of an hour as an ISO string. */
  key: string
  /** The start of the full hour, day, week or month, which may be before the period. */
  starts: number
  from: number
  till: number
}

interface Period {
  from: number
  /** Exclusive. */
  till: number
}

/** Splits a period at the local starts of hours, days, weeks or months, without gaps or overlaps. */
export function splitIntoBuckets(period: Period, grouping: DateGrouping, timeZone: string): Bucket[] {
  const starts = grouping === 'HOUR' ? listHours(period) : listBucketDays(period, grouping, timeZone)
  return starts
    .map(({ key, starts: at }, index) => ({
      key,
      starts: at,
      from: Math.max(at, period.from),
      till: Math.min(starts[index + 1]?.starts ?? period.till, period.till),
    }))
    .filter(({ from, till }) => from < till)
}

/** The first day of the bucket that contains a day. */
export const firstDayOfBucket: Record<Exclude<DateGrouping, 'HOUR'>, (day: Day) => Day> = {
  DAY: (day) => day,
  WEEK: startOfWeek,
  MONTH: startOfMonth,
}

/** Hours are UTC hours, like the counters: in zones with a half-hour offset they start at half past. */
export const startOfHour = (moment: number) => Math.floor(moment / hourLength) * hourLength
export const toHourKey = (hour: number) => new Date(hour).toISOString()

function listHours({ from, till }: Period) {
  const first = startOfHour(from)
  return Array.from({ length: Math.ceil((till - first) / hourLength) }, (_, index) => {
    const starts = first + index * hourLength
    return { key: toHourKey(starts), starts }
  })
}

function listBucketDays({ from, till }: Period, grouping: Exclude<DateGrouping, 'HOUR'>, timeZone: string) {
  const last = toDay(till - 1, timeZone)
  const days: { key: Day; starts: number }[] = []
  for (let key = firstDayOfBucket[grouping](toDay(from, timeZone)); key <= last; key = nextBucketDay[grouping](key))
    days.push({ key, starts: startOfDay(key, timeZone) })
  return days
}

const nextBucketDay: typeof firstDayOfBucket = {
  DAY: (day) => addDays(day, 1),
  WEEK: (day) => addDays(day, 7),
  MONTH: (day) => startOfMonth(addDays(day, 31)),
}
