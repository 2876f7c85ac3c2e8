import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** Agencies where it is between 1 and 5 AM, and whose run of this night has not started. */
export async function listAgenciesAtNight(db: Db, now = new Date()): Promise<{ accountId: string; night: string }[]> {
  const { rows } = await sql<{ accountId: string; night: string }>`
    select s.account_id as "accountId", clock.night
    from account_settings s
    join agencies g on g.account_id = s.account_id
    cross join lateral (select (${now}::timestamptz at time zone g.time_zone)::date::text as night,
      extract(hour from ${now}::timestamptz at time zone g.time_zone) as hour) clock
    where s.keeps_homes_current and clock.hour between 1 and 4
      and g.plan_id is not null and (g.soft_freeze_after is null or g.soft_freeze_after > ${now})
      and not exists (select from enrichment_runs r where r.account_id = s.account_id and r.night = clock.night::date)`.execute(
    db,
  )
  return rows
}
