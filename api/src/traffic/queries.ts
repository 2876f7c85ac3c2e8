import type { Day } from '@gable/shared/time/calendar.ts'
import type { TrafficDimension } from '@gable/shared/traffic/traffic.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export interface TrafficRange {
  ids: readonly string[]
  from: Day
  till: Day
}

export interface VisitCounts {
  views: number
  entrances: number
  submissions: number
}

/** What is counted together. `medium` is empty but for sources. `isSite` says that a source is the site that linked. */
export interface TrafficGroup extends VisitCounts {
  value: string
  medium: string
  isSite: boolean
}

/** The visits of assets in a period by what a dimension says about them. */
export async function sumByTraffic(
  db: Db,
  { accountId }: AccountScope,
  { ids, from, till }: TrafficRange,
  dimension: TrafficDimension,
): Promise<TrafficGroup[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<TrafficGroup>`
    select ${values[dimension]} as value, ${dimension === 'source' ? sql`medium` : sql`''`} as medium,
      ${dimension === 'source' ? sql`source = '' and referrer <> ''` : sql`false`} as "isSite", ${sumTraffic}
    from traffic_daily where account_id = ${accountId} and subject_id = any(${[...ids]}::uuid[])
      and day between ${from}::date and ${till}::date
    group by 1, 2, 3`.execute(db)
  return rows
}

/** A visit without a tagged source comes from the site that linked to the page. */
const values: Record<TrafficDimension, RawBuilder<unknown>> = {
  campaign: sql`campaign`,
  source: sql`case when source = '' then referrer else source end`,
  referrer: sql`referrer`,
  device: sql`device`,
}

const sumTraffic = sql`sum(views::float8) as views, sum(entrances::float8) as entrances,
  sum(submissions::float8) as submissions`

const sumOf = (type: string) => sql`coalesce(sum(count::float8) filter (where type = ${sql.lit(type)}), 0)`
const sumCounts = sql`${sumOf('view')} as views, ${sumOf('entrance')} as entrances, ${sumOf('submission')} as submissions`

/** All visits of assets in a period, wherever they came from. */
export async function sumVisits(
  db: Db,
  { accountId }: AccountScope,
  subject: string,
  { ids, from, till }: TrafficRange,
): Promise<VisitCounts> {
  const { rows } = await sql<VisitCounts>`
    select ${sumCounts} from counter_daily where account_id = ${accountId} and subject = ${subject}
      and subject_id = any(${[...ids]}::uuid[]) and type in ('view', 'entrance', 'submission')
      and day between ${from}::date and ${till}::date`.execute(db)
  return rows[0] ?? { views: 0, entrances: 0, submissions: 0 }
}

/** How many visits got to each stage. */
export async function sumByStage(
  db: Db,
  { accountId }: AccountScope,
  subject: string,
  { ids, from, till }: TrafficRange,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ stage: string; visits: number }>`
    select case when type = 'step' then module else type end as stage, sum(count::float8) as visits
    from counter_daily where account_id = ${accountId} and subject = ${subject}
      and subject_id = any(${[...ids]}::uuid[]) and type in ('view', 'entrance', 'submission', 'step')
      and day between ${from}::date and ${till}::date
    group by 1`.execute(db)
  return new Map(rows.map(({ stage, visits }) => [stage, visits]))
}

/** The first days on which assets were viewed and a step was counted. */
export async function getFirstDays(
  db: Db,
  { accountId }: AccountScope,
  subject: string,
  ids: readonly string[],
): Promise<{ viewed: Day | null; stepped: Day | null }> {
  const first = (type: string) => sql`(select min(first) from unnest(${[...ids]}::uuid[]) id cross join lateral (
    select day as first from counter_daily where account_id = ${accountId} and subject = ${subject}
      and subject_id = id and type = ${type} order by day limit 1) days)`
  const { rows } = await sql<{ viewed: Day | null; stepped: Day | null }>`
    select ${first('view')} as viewed, ${first('step')} as stepped`.execute(db)
  return rows[0] ?? { viewed: null, stepped: null }
}
