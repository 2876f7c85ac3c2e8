import type { Rng } from './rng.ts'
import { trafficOf } from './traffic.ts'
import type { DailyVisits } from './visits.ts'
import type { WorldContext } from './world-context.ts'

/** Distributes the agency's visits over its widgets, pages and days; the sum is exact. */
export function generateDailyVisits({ config, assets, calendar, seasonality, rngFor }: WorldContext): DailyVisits[] {
  const rng = rngFor('visits')
  const weightedDays = Array.from({ length: calendar.today + 1 }, (_, day) => day).flatMap((day) =>
    assets
      .filter((asset) => trafficOf(asset).share > 0 && trafficOf(asset).publishedOn <= day)
      .map((asset) => ({
        subject: asset.kind,
        subject_id: asset.id,
        starts: calendar.at(day).getTime(),
        first_step: asset.type.endsWith('_CALC') ? ('figures' as const) : ('address' as const),
        asks_timeline: asksTimeline(asset.type),
        entrance_rate: trafficOf(asset).entranceRate,
        weight: trafficOf(asset).share * seasonality.weightOf(day) * pickVariation(rng),
      })),
  )
  return distribute(config.sizes.visits, weightedDays)
}

const asksTimeline = (type: string) => type !== 'MORTGAGE_CALC' && type !== 'AFFORDABILITY_CALC'

/** Random variation from day to day. */
export const pickVariation = (rng: Rng): number => rng.float(0.7, 1.3)

/** Integers in these proportions that add up to the total. */
export function distribute<T extends { weight: number }>(total: number, list: T[]) {
  const sum = list.reduce((sum, { weight }) => sum + weight, 0)
  let cumulated = 0
  return list.map(({ weight, ...rest }) => {
    const visits = Math.round(((cumulated + weight) / sum) * total) - Math.round((cumulated / sum) * total)
    cumulated += weight
    return { ...rest, visits }
  })
}
