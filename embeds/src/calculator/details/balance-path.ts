import type { ScheduleRow } from '@gable/shared/calculators/schedule.ts'

interface Scale {
  start: number
  months: number
}

/** Points of an SVG path through the balance at the end of each year, in a 100 by 100 viewBox. */
export function toBalancePath(rows: readonly ScheduleRow[], { start, months }: Scale): string {
  const yearEnds = rows.filter(({ month }) => month % 12 === 0 || month === rows.length)
  const points = [{ month: 0, balance: start }, ...yearEnds]
  return points
    .map(({ month, balance }) => `${round((month / months) * 100)} ${round(100 - (balance / start) * 100)}`)
    .join('L')
}

/** At most seven whole years for the axis, with their CSS positions. */
export function getYearTicks(months: number): { year: number; position: string }[] {
  const step = Math.ceil(months / 72)
  const years = Array.from({ length: Math.floor(months / 12 / step) + 1 }, (_, index) => index * step)
  return years.map((year) => ({ year, position: `${round((year * 1200) / months)}%` }))
}

const round = (value: number) => +value.toFixed(2)
