import type { Day } from '@gable/shared/time/calendar.ts'
import type { FunnelStage } from '@gable/shared/traffic/traffic-report.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

interface StepTimesQuery {
  assetId: string
  from: Day
  till: Day
}

/**
 * The median of the seconds that visits spent at each stage before the next one, for those that went on. Of long periods
 * the latest events are enough: a median of thousands of visits hardly moves. A visit that paused for longer was away, and
 * a few visits are no median.
 */
export async function listMedianSeconds(
  db: Db,
  { accountId }: AccountScope,
  { assetId, from, till }: StepTimesQuery,
): Promise<Map<string, number>> {
  const zone = sql`(select time_zone from agencies where account_id = ${accountId})`
  const { rows } = await sql<{ stage: string; seconds: number }>`
    with latest as materialized (
      select visit_id, at, case when type = 'step' then detail->>'moduleId' else type end as stage
      from events where account_id = ${accountId} and subject_id = ${assetId}
        and type in ('entrance', 'step', 'submission')
        and at >= ${from}::date::timestamp at time zone ${zone} and at < (${till}::date + 1)::timestamp at time zone ${zone}
      order by at desc limit ${sql.lit(eventMaximum)}
    ), reached as (
      select visit_id, stage, min(at) as at from latest group by 1, 2
    ), spent as (
      select stage, extract(epoch from lead(at) over (partition by visit_id order by at, ${journeyOrder}) - at) as seconds
      from reached
    )
    select stage, percentile_cont(0.5) within group (order by seconds)::float8 as seconds
    from spent where seconds between 0 and ${sql.lit(pauseSeconds)}
    group by stage having count(*) >= ${sql.lit(visitMinimum)}`.execute(db)
  return new Map(rows.map(({ stage, seconds }) => [stage, seconds]))
}

/** Events of one moment happened in the order of the journey. */
const stages: FunnelStage[] = [
  ...(['figures', 'address', 'entrance', 'timeline', 'offer'] as const),
  ...(['questions', 'details', 'submission', 'answer'] as const),
]
const journeyOrder = sql`array_position(${sql.lit(`{${stages.join(',')}}`)}::text[], stage)`

const eventMaximum = 20_000
const pauseSeconds = 1800
const visitMinimum = 5
