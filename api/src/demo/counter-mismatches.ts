import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

interface CounterMismatch {
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
      union all select 'traffic', subject, subject_id, type, '', traffic_key::text, (at at time zone time_zone)::date::text, 1
        from events, zone where account_id = ${accountId} and traffic_key is not null
          and type in ('view', 'entrance', 'submission') and subject in ('widget', 'landing-page')
      union all select 'traffic', a.kind, t.subject_id, counts.type, '', t.key::text, t.day::text, -counts.count
        from traffic_daily t join assets a on a.account_id = t.account_id and a.id = t.subject_id
        cross join lateral (values ('view', t.views), ('entrance', t.entrances), ('submission', t.submissions))
          as counts(type, count)
        where t.account_id = ${accountId}
    )
    select counter, subject_id, type, bucket, sum(count)::text as difference from both_sides
    group by counter, subject, subject_id, type, module, text, bucket having sum(count) <> 0
    order by counter, bucket limit 20`.execute(db)
  return rows
}
