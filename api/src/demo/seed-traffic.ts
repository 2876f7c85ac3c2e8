import type { Traffic } from '@gable/shared/traffic/traffic.ts'
import { sql } from 'kysely'
import { toKeyedTraffic } from '../ingest/read-traffic.ts'
import type { Db } from '../platform/database.ts'

/** Counts the events of an account by where they came from. Days are local to the agency. */
export async function seedTraffic(db: Db, accountId: string, zone: string, traffics: readonly Traffic[]) {
  const meanings = [...new Map(traffics.map(toKeyedTraffic).map(({ key, json }) => [key, json])).values()]
  await sql`
    insert into traffic_daily (account_id, subject_id, day, key, campaign, source, medium, referrer, device, views,
      entrances, submissions)
    select account_id, subject_id, (at at time zone ${zone})::date, traffic_key, coalesce(campaign, ''),
      coalesce(source, ''), coalesce(medium, ''), coalesce(referrer, ''), coalesce(device, '?'),
      count(*) filter (where type = 'view'), count(*) filter (where type = 'entrance'),
      count(*) filter (where type = 'submission')
    from events
    join jsonb_to_recordset(${`[${meanings.join()}]`}::jsonb)
      as t(key bigint, campaign text, source text, medium text, referrer text, device text) on key = traffic_key
    where account_id = ${accountId} and type in ('view', 'entrance', 'submission')
      and subject in ('widget', 'landing-page')
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9`.execute(db)
}
