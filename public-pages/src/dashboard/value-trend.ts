import type { HomeValue } from '@gable/shared/properties/estimate.ts'
import type { ChartPoint } from './charts/line-chart.tsx'

/** A provider's last estimate of each month, oldest first. */
export function getMonthlyTrend({ data, course }: HomeValue, provider: string): ChartPoint[] {
  const points = [...course, ...data]
    .filter((estimate) => estimate.provider === provider)
    .map(({ valueDate, median }) => ({ day: valueDate.slice(0, 10), value: median }))
    // The sort is stable, so the current estimate replaces a former one of the same day.
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  return [...new Map(points.map((point) => [point.day.slice(0, 7), point])).values()]
}

export interface TrendPeriod {
  years: number
  points: ChartPoint[]
}

const periods = [1, 3, 5]

/** The periods that show more than the next shorter one. */
export function listTrendPeriods(points: readonly ChartPoint[], today: string): TrendPeriod[] {
  const candidates = periods.map((years) => {
    const start = `${Number(today.slice(0, 4)) - years}${today.slice(4)}`
    return { years, points: points.filter(({ day }) => day >= start) }
  })
  return candidates.filter(
    (candidate, index) =>
      candidate.points.length > 1 && candidate.points.length > (candidates[index - 1]?.points.length ?? 0),
  )
}
