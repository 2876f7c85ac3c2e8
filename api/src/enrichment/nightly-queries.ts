import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** From one to five by their clock; those whose run of this night has begun are left out. */
export async function listAgenciesAtNight(db: Db, now = new Date()): Promise<{ accountId: string; night: string }[]> {
  const { rows } = await sql<{ accountId: string; night: string }>`
    select s.account_id as "accountId", there.night
    from account_settings s
    join agencies g on g.account_id = s.account_id
    cross join lateral (select (${now}::timestamptz at time zone g.time_zone)::date::text as night,
      extract(hour from ${now}::timestamptz at time zone g.time_zone) as hour) there
    where s.keeps_homes_current and there.hour between 1 and 4
      and g.plan_id is not null and (g.soft_freeze_after is null or g.soft_freeze_after > ${now})
      and not exists (select from enrichment_runs r where r.account_id = s.account_id and r.night = there.night::date)`.execute(
    db,
  )
  return rows
}
