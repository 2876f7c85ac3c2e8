import { bigAssets } from '@gable/shared/demo/assets.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import { historyDays } from '../calendar.ts'
import { distribute, pickVariation } from '../daily-visits.ts'
import { seedEventsFromActivity } from '../events-from-activity.ts'
import { createRng } from '../rng.ts'
import { createSeasonality } from '../seasonality.ts'
import { trafficOf } from '../traffic.ts'
import { type DailyVisits, seedVisits } from '../visits.ts'
import type { BigContext } from './context.ts'

/** The visits behind submissions and dashboard activity, then as many others as are missing, one month at a time. */
export async function* seedBigVisits(db: Db, context: BigContext): AsyncGenerator<string> {
  const { accountId, calendar, size, salt, until } = context
  await seedEventsFromActivity(db, accountId, salt + 1000, false)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from events where account_id = ${accountId}`.execute(db)
  let before = 0
  for (const [month, dailyVisits] of groupByMonth(context, size.events - (rows[0]?.count ?? 0))) {
    await seedVisits(db, { accountId, salt: salt + 2000, until, dailyVisits, before })
    before += dailyVisits.reduce((sum, { visits }) => sum + visits, 0)
    yield month
  }

  function groupByMonth(context: BigContext, events: number) {
    const months = new Map<string, DailyVisits[]>()
    for (const { day, ...visits } of generateDailyVisits(context, events)) {
      const month = calendar.dateOf(day).slice(0, 7)
      months.set(month, [...(months.get(month) ?? []), visits])
    }
    return months
  }
}

function generateDailyVisits({ calendar }: BigContext, events: number) {
  const seasonality = createSeasonality(calendar)
  const rng = createRng('big visits')
  const dailyVisits = Array.from({ length: historyDays }, (_, day) => day).flatMap((day) =>
    bigAssets.slice(0, -1).map((asset, index) => ({
      day,
      subject: asset.kind,
      subject_id: asset.id,
      starts: calendar.at(day).getTime(),
      entrance_rate: trafficOf(asset).entranceRate,
      weight: (seasonality.weightOf(day) * pickVariation(rng)) / (index + 4),
    })),
  )
  const sum = (count: (day: (typeof dailyVisits)[number]) => number) =>
    dailyVisits.reduce((sum, day) => sum + count(day), 0)
  const eventsPerVisit = sum(({ weight, entrance_rate }) => weight * (1 + entrance_rate)) / sum(({ weight }) => weight)
  return distribute(Math.round(events / eventsPerVisit), dailyVisits)
}
