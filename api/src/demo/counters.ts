import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** Fills the empty counters of an account from its events. Days are local to the agency. */
export async function seedCounters(db: Db, accountId: string, zone: string) {
  await sql`
    create temporary table counted on commit drop as
    select subject, subject_id, type, coalesce(detail->>'moduleId', '') as module, coalesce(detail->>'text', '') as text,
      date_trunc('hour', at, 'UTC') as hour, (at at time zone ${zone})::date as day, count(*) as count, max(at) as last_at
    from events where account_id = ${accountId}
    group by 1, 2, 3, 4, 5, 6, 7`.execute(db)
  await insertCounted(db, accountId)
}

/** Moves the temporary table `counted` into the counters. */
export async function insertCounted(db: Db, accountId: string) {
  await sql`
    insert into counter_hourly (account_id, subject, subject_id, type, module, text, hour, count)
    select ${accountId}, subject, subject_id, type, module, text, hour, sum(count) from counted
    group by subject, subject_id, type, module, text, hour
    order by subject, subject_id, type, hour`.execute(db)
  await sql`
    insert into counter_daily (account_id, subject, subject_id, type, module, text, day, count)
    select ${accountId}, subject, subject_id, type, module, text, day, sum(count) from counted
    group by subject, subject_id, type, module, text, day
    order by subject, subject_id, type, day`.execute(db)
  await sql`
    insert into counter_total (account_id, subject, subject_id, type, module, text, count, last_at)
    select ${accountId}, subject, subject_id, type, module, text, sum(count), max(last_at) from counted
    group by subject, subject_id, type, module, text`.execute(db)
  await sql`drop table counted`.execute(db)
}
