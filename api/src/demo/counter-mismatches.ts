import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

export interface CounterMismatch {
  counter: string
  subject_id: string
  type: string
  bucket: string
  difference: string
}

/** Compares the counters of an account's assets with a recount of all its events. */
export async function findCounterMismatches(db: Db, accountId: string): Promise<CounterMismatch[]> {
  const { rows } = await sql<CounterMismatch>`
    with zone as (select time_zone from agencies where account_id = ${accountId}),
    recounted as (
      select subject, subject_id, type, coalesce(detail->>'moduleId', '') as module, coalesce(detail->>'text', '') as text,
        date_trunc('hour', at, 'UTC') as hour, (at at time zone time_zone)::date as day, count(*) as count
      from events, zone where account_id = ${accountId}
      group by 1, 2, 3, 4, 5, 6, 7
    ), both_sides as (
      select 'hourly' as counter, subject, subject_id, type, module, text, hour::text as bucket, count from recounted
      union all select 'daily', subject, subject_id, type, module, text, day::text, count from recounted
      union all select 'total', subject, subject_id, type, module, text, '', count from recounted
      union all select 'hourly', subject, subject_id, type, module, text, hour::text, -count from counter_hourly
        where account_id = ${accountId} and subject <> 'content'
      union all select 'daily', subject, subject_id, type, module, text, day::text, -count from counter_daily
        where account_id = ${accountId} and subject <> 'content'
      union all select 'total', subject, subject_id, type, module, text, '', -count from counter_total
        where account_id = ${accountId} and subject <> 'content'
    )
    select counter, subject_id, type, bucket, sum(count)::text as difference from both_sides
    group by counter, subject, subject_id, type, module, text, bucket having sum(count) <> 0
    order by counter, bucket limit 20`.execute(db)
  return rows
}
