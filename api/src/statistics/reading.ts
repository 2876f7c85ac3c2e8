import { hourLength, hourOf } from '@gable/shared/statistics/buckets.ts'
import { addDays, type Day, dayAt, startOfDay } from '@gable/shared/statistics/calendar.ts'
import type { DateGrouping } from '@gable/shared/statistics/statistics.ts'

/** From a moment to the first one that is not part of it. */
export interface Period {
  from: number
  till: number
}

/** Which counters hold a period: days that lie in it whole, and hours of the others. */
export interface Reading {
  days?: { first: Day; last: Day }
  /** Hours that count for a day, or each for itself. */
  hours: (Period & { day?: Day })[]
}

/**
 * A period widened to what the counters can tell apart: to whole hours, and where a day does not begin with an hour of
 * UTC, to whole days.
 */
export function countable({ from, till }: Period, grouping: DateGrouping, timeZone: string): Period {
  const hours = { from: hourOf(from), till: hourOf(till + hourLength - 1) }
  if (grouping === 'HOUR') return hours
  const first = spanOf(dayAt(from, timeZone), timeZone)
  const last = spanOf(dayAt(till - 1, timeZone), timeZone)
  return {
    from: isOfHours(first) ? hours.from : first.from,
    till: isOfHours(last) ? hours.till : last.till,
  }
}

/** A year by day is read from days, which are few; hours are asked only for the days that a period cuts. */
export function readingOf(period: Period, grouping: DateGrouping, timeZone: string): Reading {
  if (grouping === 'HOUR') return { hours: [period] }
  const [first, last] = [dayAt(period.from, timeZone), dayAt(period.till - 1, timeZone)]
  const cut = [...new Set([first, last])]
    .map((day) => ({ day, ...spanOf(day, timeZone) }))
    .filter(({ from, till }) => from < period.from || till > period.till)
    .map(({ day, from, till }) => ({ day, from: Math.max(from, period.from), till: Math.min(till, period.till) }))
  const isCut = (day: Day) => cut.some((part) => part.day === day)
  const days = { first: isCut(first) ? addDays(first, 1) : first, last: isCut(last) ? addDays(last, -1) : last }
  return days.first <= days.last ? { days, hours: cut } : { hours: cut }
}

const spanOf = (day: Day, timeZone: string): Period => ({
  from: startOfDay(day, timeZone),
  till: startOfDay(addDays(day, 1), timeZone),
})

const isOfHours = ({ from, till }: Period) => from === hourOf(from) && till === hourOf(till)
