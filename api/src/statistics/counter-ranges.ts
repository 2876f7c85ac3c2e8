import { startOfHour } from '@gable/shared/statistics/buckets.ts'
import type { DateGrouping } from '@gable/shared/statistics/statistics.ts'
import { addDays, type Day, hourLength, startOfDay, toDay } from '@gable/shared/time/calendar.ts'

/** `till` is exclusive. */
export interface Period {
  from: number
  till: number
}

/** The counters to read for a period: daily counters for full days, hourly counters for partial days. */
export interface CounterRanges {
  days?: { first: Day; last: Day }
  /** With `day` the hours are summed for that day; without it each hour is separate. */
  hours: (Period & { day?: Day })[]
}

/**
 * Extends a period to the resolution of the counters: to full hours, or to full days where a local day does not start
 * on a UTC hour.
 */
export function alignToCounters({ from, till }: Period, grouping: DateGrouping, timeZone: string): Period {
  const hours = { from: startOfHour(from), till: startOfHour(till + hourLength - 1) }
  if (grouping === 'HOUR') return hours
  const first = toDayPeriod(toDay(from, timeZone), timeZone)
  const last = toDayPeriod(toDay(till - 1, timeZone), timeZone)
  return {
    from: startsAndEndsOnTheHour(first) ? hours.from : first.from,
    till: startsAndEndsOnTheHour(last) ? hours.till : last.till,
  }
}

/** Reads daily counters where possible, since they have fewer rows. Hourly counters cover only the partial first and last day. */
export function toCounterRanges(period: Period, grouping: DateGrouping, timeZone: string): CounterRanges {
  if (grouping === 'HOUR') return { hours: [period] }
  const [first, last] = [toDay(period.from, timeZone), toDay(period.till - 1, timeZone)]
  const partialDays = [...new Set([first, last])]
    .map((day) => ({ day, ...toDayPeriod(day, timeZone) }))
    .filter(({ from, till }) => from < period.from || till > period.till)
    .map(({ day, from, till }) => ({ day, from: Math.max(from, period.from), till: Math.min(till, period.till) }))
  const isPartial = (day: Day) => partialDays.some((partial) => partial.day === day)
  const days = { first: isPartial(first) ? addDays(first, 1) : first, last: isPartial(last) ? addDays(last, -1) : last }
  return days.first <= days.last ? { days, hours: partialDays } : { hours: partialDays }
}

const toDayPeriod = (day: Day, timeZone: string): Period => ({
  from: startOfDay(day, timeZone),
  till: startOfDay(addDays(day, 1), timeZone),
})

const startsAndEndsOnTheHour = ({ from, till }: Period) => from === startOfHour(from) && till === startOfHour(till)
