import type { ScheduleRow } from '@gable/shared/calculators/schedule.ts'

interface Scale {
  start: number
  months: number
}

/** The debt after each year, on a ground of 100 by 100 whose corner is above at the left. */
export function balanceLine(rows: readonly ScheduleRow[], { start, months }: Scale): string {
  const ends = rows.filter(({ month }) => month % 12 === 0 || month === rows.length)
  const points = [{ month: 0, balance: start }, ...ends]
  return points
    .map(({ month, balance }) => `${round((month / months) * 100)} ${round(100 - (balance / start) * 100)}`)
    .join('L')
}

/** Whole years to name under the picture, seven at most, and how far along each stands. */
export function yearMarks(months: number): { year: number; at: string }[] {
  const step = Math.ceil(months / 72)
  const years = Array.from({ length: Math.floor(months / 12 / step) + 1 }, (_, index) => index * step)
  return years.map((year) => ({ year, at: `${round((year * 1200) / months)}%` }))
}

const round = (value: number) => +value.toFixed(2)
