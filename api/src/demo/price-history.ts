import { dayLength } from '@gable/shared/time/calendar.ts'
/** Property prices and mortgage rates by year, roughly as in the United States. */

/** The price level on a day. Only the ratio between two days is meaningful. */
export function priceLevel(at: Date): number {
  const year = at.getTime() / yearLength + 1970
  const after = levels.findIndex(([levelYear]) => levelYear > year)
  const [previousYear, previous] = levels[after === -1 ? levels.length - 1 : Math.max(0, after - 1)] ?? [year, 1]
  const [nextYear, next] = levels[Math.max(1, after)] ?? [year, 1]
  if (after === -1) return previous * 1.034 ** (year - previousYear)
  return previous + ((next - previous) * (year - previousYear)) / (nextYear - previousYear)
}

const yearLength = 365.25 * dayLength

const levels: [number, number][] = [
  [1990, 0.24],
  [1996, 0.27],
  [2000, 0.34],
  [2006, 0.6],
  [2011, 0.43],
  [2016, 0.54],
  [2019, 0.63],
  [2021, 0.78],
  [2022, 0.88],
  [2023, 0.91],
]

/** The annual percentage rate of a 30-year fixed mortgage. */
export const mortgageRate = (year: number): number => rates[Math.max(0, year - 1996)] ?? 6.3

const rates = [
  7.81, 7.6, 6.94, 7.44, 8.05, 6.97, 6.54, 5.83, 5.84, 5.87, 6.41, 6.34, 6.03, 5.04, 4.69, 4.45, 3.66, 3.98, 4.17, 3.85,
  3.65, 3.99, 4.54, 3.94, 3.11, 2.96, 5.34, 6.81, 6.72, 6.6,
]

/** The balance of a loan after this many monthly payments. */
export function balanceAfter(payments: number, loan: { cents: number; rate: number; months: number }): number {
  const monthly = loan.rate / 1200
  const growth = (1 + monthly) ** payments
  const fullGrowth = (1 + monthly) ** loan.months
  return Math.round((loan.cents * (fullGrowth - growth)) / (fullGrowth - 1))
}
