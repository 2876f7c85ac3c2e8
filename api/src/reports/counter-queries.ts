import type { ReportGrouping } from '@gable/shared/reports/report-query.ts'
import type { Day } from '@gable/shared/time/calendar.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { DayRange } from './report-definition.ts'

interface CounterFilter {
  subject: string
  ids: readonly string[]
  types: readonly string[]
}

interface Periods {
  period: DayRange
  previous: DayRange
  grouping: ReportGrouping
}

export interface BucketCount {
  /** The first day of the day, week or month. Null for the previous period as a whole. */
  bucket: Day | null
  type: string
  count: number
}

/** The counts by bucket, and those of the previous period. What did not happen has no row. */
export async function sumByBucket(
  db: Db,
  { accountId }: AccountScope,
  { subject, ids, types }: CounterFilter,
  { period, previous, grouping }: Periods,
): Promise<BucketCount[]> {
  // Summed by day first, so that dates are formatted once per day instead of once per counter.
  const { rows } = await sql<BucketCount>`
    select case when day >= ${period.from}::date
        then to_char(date_trunc(${grouping.toLowerCase()}, day::timestamp), 'YYYY-MM-DD') end as bucket,
      type, sum(count) as count
    from (
      select day, type, sum(count::float8) as count from counter_daily
      where account_id = ${accountId} and subject = ${subject} and subject_id = any(${ids}::uuid[])
        and type = any(${types}::text[]) and day between ${previous.from}::date and ${period.till}::date
      group by day, type
    ) daily
    group by 1, 2`.execute(db)
  return rows
}

/** Whether any of these was ever counted. */
export async function hasCounts(db: Db, { accountId }: AccountScope, { subject, ids, types }: CounterFilter) {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from counter_total
      where account_id = ${accountId} and subject = ${subject} and subject_id = any(${ids}::uuid[])
        and type = any(${types}::text[])) as found`.execute(db)
  return rows[0]?.found === true
}

/** The counts of each subject by type in a period. What did not happen is missing. */
export async function sumBySubject(
  db: Db,
  { accountId }: AccountScope,
  { subject, ids, types }: CounterFilter,
  { from, till }: DayRange,
): Promise<Map<string, Map<string, number>>> {
  const { rows } = await sql<{ id: string; counts: Record<string, number> }>`
    select subject_id as id, jsonb_object_agg(type, count) as counts
    from (
      select subject_id, type, sum(count::float8) as count from counter_daily
      where account_id = ${accountId} and subject = ${subject} and subject_id = any(${ids}::uuid[])
        and type = any(${types}::text[]) and day between ${from}::date and ${till}::date
      group by subject_id, type
    ) counted group by subject_id`.execute(db)
  return new Map(rows.map(({ id, counts }) => [id, new Map(Object.entries(counts))]))
}
