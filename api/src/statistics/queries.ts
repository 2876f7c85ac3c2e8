import type { AssetKind } from '@gable/shared/assets/asset.ts'
import { type CounterType, type Counts, counterTypes } from '@gable/shared/statistics/statistics.ts'
import type { Day } from '@gable/shared/time/calendar.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { visibleAssets } from './asset-queries.ts'
import type { CounterRanges } from './counter-ranges.ts'

/** Which counters to sum. */
interface CounterFilter {
  kind: AssetKind
  ids: string[]
  /** Empty means all types. */
  types: readonly CounterType[]
}

/** The counts of a day (a string) or of an hour (a Date). */
export type CounterRow = Counts & { key: Day | Date }

/** The ids of the requested assets that are visible to the agent (all of the kind if none are requested), and the agency's time zone. */
export function getCountedAssets(db: Db, scope: Scope, kind: AssetKind, requestedIds: string[] | undefined) {
  const visible = visibleAssets(db, scope).where('kind', '=', kind)
  const requested = requestedIds?.length ? visible.where('id', 'in', requestedIds) : visible
  return db
    .selectFrom('agencies')
    .select(['time_zone as timeZone', sql<string[]>`array(${requested.select('id')})`.as('ids')])
    .where('account_id', '=', scope.accountId)
    .executeTakeFirstOrThrow()
}

/** The counts by day or by hour. Days and hours without events have no row. */
export async function sumByKey(db: Db, scope: Scope, filter: CounterFilter, ranges: CounterRanges) {
  const { rows } = await sql<CounterRow>`
    select key,
      ${sumOfType('view')} as views,
      ${sumOfType('entrance')} as entrances,
      ${sumOfType('click')} as clicks,
      ${sumOfType('submission')} as submissions
    from (${selectAssetCounters(scope, filter, ranges)}) as counted group by key`.execute(db)
  return rows
}

/** The most clicked buttons. Limited, because button texts come from visitors and could be any number. */
export async function listTopClicks(db: Db, scope: Scope, filter: CounterFilter, ranges: CounterRanges) {
  const { rows } = await sql<{ moduleId: string; text: string; clicks: number }>`
    select module as "moduleId", text, sum(count::float8) as clicks
    from (${selectAssetCounters(scope, filter, ranges)}) as counted
    group by module, text order by clicks desc, module, text limit 100`.execute(db)
  return rows
}

// Summing as float8 is faster than numeric, and the counts are far below the exact range of a float.
const sumOfType = (type: CounterType) => sql`coalesce(sum(count::float8) filter (where type = ${sql.lit(type)}), 0)`

const selectAssetCounters = (scope: Scope, { kind, ids, types }: CounterFilter, ranges: CounterRanges) =>
  selectCounters(scope, { subject: kind, ids, types: types.length > 0 ? types : counterTypes }, ranges)

/** Selects the counter rows in the ranges. The events table is never read. */
export function selectCounters(
  { accountId }: AccountScope,
  { subject, ids, types }: { subject: string; ids: string[]; types: readonly string[] },
  { days, hours }: CounterRanges,
) {
  const matchesFilter = sql`account_id = ${accountId} and subject = ${subject}
    and subject_id = any(${ids}::uuid[]) and type = any(${types}::text[])`
  const selects: RawBuilder<unknown>[] = hours.map(
    ({ day, from, till }) => sql`
      select ${day ? sql`${day}::date` : sql`hour`} as key, type, module, text, count from counter_hourly
      where ${matchesFilter} and hour >= ${new Date(from)} and hour < ${new Date(till)}`,
  )
  if (days)
    selects.push(sql`
      select day as key, type, module, text, count from counter_daily
      where ${matchesFilter} and day between ${days.first}::date and ${days.last}::date`)
  return sql.join(selects, sql` union all `)
}
