import { dayLength } from '@gable/shared/time/calendar.ts'
import type { Calendar } from './calendar.ts'
import type { Rng } from './rng.ts'

/** The distribution of an agency's activity over days. */
export interface Seasonality {
  /** The activity of a day relative to an average one. */
  weightOf(day: number): number
  /** A random day between first and last, weighted by activity. */
  pickDay(rng: Rng, first?: number, last?: number): number
}

/** The business grows, peaks in spring and slows down on weekends. */
export function createSeasonality(calendar: Calendar): Seasonality {
  const days = Array.from({ length: calendar.today + 1 }, (_, day) => {
    const growth = 0.5 + day / calendar.today
    const season = 1 + 0.38 * Math.cos((2 * Math.PI * (calendar.dayOfYear(day) - 135)) / 365)
    return growth * season * (weekdayWeights[calendar.weekday(day)] ?? 1)
  })
  const sums = [0]
  for (const weight of days) sums.push((sums.at(-1) ?? 0) + weight)
  return {
    weightOf: (day) => days[day] ?? 0,
    pickDay: (rng, first = 0, last = calendar.today) => {
      const picked = rng.float(sums[first] ?? 0, sums[last + 1] ?? 0)
      return sums.findIndex((sum) => sum > picked) - 1
    },
  }
}

const weekdayWeights = [0.72, 1.08, 1.12, 1.1, 1.06, 0.98, 0.78]

/** Visits by hour of the day: few at night, some at lunch, most after dinner. */
export const visitorHours = [3, 2, 1, 1, 1, 2, 6, 12, 18, 22, 24, 26, 30, 27, 23, 22, 24, 28, 34, 42, 46, 40, 26, 11]

const weightedHours = visitorHours.map((weight, hour) => [hour, weight] as const)
export const pickVisitorMinute = (rng: Rng) => rng.weighted(weightedHours) * 60 + rng.float(0, 60)

const opens = 8.5 * 60
const closes = 18 * 60
export const pickOfficeMinute = (rng: Rng) => rng.float(opens, closes)

/** A time within office hours, at least this many days after another. */
export function pickOfficeTime(calendar: Calendar, rng: Rng, after: Date, days: number): Date {
  const from = new Date(after.getTime() + days * dayLength)
  let day = calendar.dayOf(from)
  while (calendar.weekday(day) % 6 === 0 || calendar.at(day, closes) <= from) day += 1
  const earliest = Math.max(from.getTime(), calendar.at(day, opens).getTime())
  return new Date(Math.round(rng.float(earliest, calendar.at(day, closes).getTime())))
}
