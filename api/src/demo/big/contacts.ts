import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import { firstNames, lastNames } from '../names.ts'
import type { BigContext } from './context.ts'

export const seedBigContacts = (db: Db, { accountId, salt, until }: BigContext) =>
  sql`
  insert into contacts (account_id, id, owner_id, first_name, last_name, email, phone, source, tags, is_non_marketing,
    unsubscribed_at, archived_at, created_at, updated_at)
  select ${accountId}, contact_id, agent_id, first_name, last_name,
    case when source in ('Landing page', 'Widget') or pg_temp.rng(n, ${salt} + 12) < 0.94
      then lower(first_name || '.' || last_name) || n || '@example.' || pg_temp.pick(array['com', 'net', 'org'], n, ${salt} + 13) end,
    case when pg_temp.rng(n, ${salt} + 14) < 0.8
then '+1' || 400 + n / 10000 || '555' || lpad((n % 10000)::text, 4, '0') end,
    source,
    case when pg_temp.rng(n, ${salt} + 16) < 0.4
      then array[pg_temp.pick(array['Past client', 'Sphere', 'Investor', 'Downsizing', 'Relocating'], n, ${salt} + 17)]
      else '{}' end,
    pg_temp.rng(n, ${salt} + 18) < 0.04,
    case when pg_temp.rng(n, ${salt} + 19) < 0.03 then at + (${until}::timestamptz - at) * pg_temp.rng(n, ${salt} + 20) end,
    case when pg_temp.rng(n, ${salt} + 21) < 0.02 then ${until}::timestamptz end,
    at, at
  from people
  cross join lateral (
    select pg_temp.pick(${firstNames}::text[], n, ${salt} + 10) as first_name,
      pg_temp.pick(${lastNames}::text[], n, ${salt} + 11) as last_name
  ) as name
  order by n`.execute(db)

/** Runs after all activity is inserted. */
export const updateLastActivity = (db: Db, { accountId }: BigContext) =>
  sql`
  update contacts set last_activity_at = newest.at, updated_at = newest.at
  from (select contact_id, max(at) as at from timeline_entries where account_id = ${accountId} group by contact_id) as newest
  where contacts.account_id = ${accountId} and contacts.id = newest.contact_id`.execute(db)
