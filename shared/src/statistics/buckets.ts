import { addDays, type Day, dayAt, firstOfMonth, mondayOf, startOfDay } from './calendar.ts'
import type { DateGrouping } from './statistics.ts'

/** A part of a period: the hour, day, week or month it belongs to, and what of that lies within the period. */
export interface Bucket {
  /** The first day of it; of an hour, the moment it begins. */
  key: string
  /** When the whole hour, day, week or month begins. */
  starts: number
  from: number
  till: number
}

interface Period {
  from: number
  /** The first moment that is not part of it. */
  till: number
}

/** A period cut where the hours, days, weeks or months of a place begin, without gaps and without an overlap. */
export function bucketsOf(period: Period, grouping: DateGrouping, timeZone: string): Bucket[] {
  const starts = grouping === 'HOUR' ? hoursOf(period) : daysOf(period, grouping, timeZone)
  return starts
    .map(({ key, starts: at }, index) => ({
      key,
      starts: at,
      from: Math.max(at, period.from),
      till: Math.min(starts[index + 1]?.starts ?? period.till, period.till),
    }))
    .filter(({ from, till }) => from < till)
}

/** The first day of the day, week or month that a day is part of. */
export const firstDayOf: Record<Exclude<DateGrouping, 'HOUR'>, (day: Day) => Day> = {
  DAY: (day) => day,
  WEEK: mondayOf,
  MONTH: firstOfMonth,
}

/** Hours are those of UTC, as they are counted: where clocks differ by a half, they begin at half past. */
export const hourLength = 3_600_000
export const hourOf = (moment: number) => Math.floor(moment / hourLength) * hourLength
export const keyOfHour = (hour: number) => new Date(hour).toISOString()

function hoursOf({ from, till }: Period) {
  const first = hourOf(from)
  return Array.from({ length: Math.ceil((till - first) / hourLength) }, (_, index) => {
    const starts = first + index * hourLength
    return { key: keyOfHour(starts), starts }
  })
}

function daysOf({ from, till }: Period, grouping: Exclude<DateGrouping, 'HOUR'>, timeZone: string) {
  const last = dayAt(till - 1, timeZone)
  const found: { key: Day; starts: number }[] = []
  for (let key = firstDayOf[grouping](dayAt(from, timeZone)); key <= last; key = following[grouping](key))
    found.push({ key, starts: startOfDay(key, timeZone) })
  return found
}

const following: typeof firstDayOf = {
  DAY: (day) => addDays(day, 1),
  WEEK: (day) => addDays(day, 7),
  MONTH: (day) => firstOfMonth(addDays(day, 31)),
}
