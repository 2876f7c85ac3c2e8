import { bigAssets } from '@gable/shared/demo/assets.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { BigContext } from './context.ts'

/** A lead for about every third contact; those that came by a form also left a submission. */
export async function seedBigLeads(db: Db, { accountId, until, salt }: BigContext) {
  const assets = JSON.stringify(bigAssets.slice(0, -1).map((asset, index) => ({ index, ...asset })))
  await sql`
    create temporary table prospects on commit drop as
    select people.*, asset.id as subject_id, asset.kind as subject, asset.name as subject_name,
      pg_temp.uuid_at(ms, n, ${salt} + 56) as submission_id, pg_temp.uuid_at(ms, n, ${salt} + 58) as visit_id,
      pg_temp.pick(array['HV', 'HV', 'SELLER', 'BUYER', 'MORTGAGE', 'GENERAL'], n, ${salt} + 52) as lead_type,
      path, date_trunc('milliseconds', at + least(${until}::timestamptz - at, interval '150 days' * pg_temp.rng(n, ${salt} + 54))) as stage_changed_at
    from people
    -- The newest leads are still in the first stages.
    cross join lateral (
      select case
        when path[cardinality(path)] in ('CLOSED', 'UNDER_CONTRACT') and at > ${until}::timestamptz - interval '30 days' then path[1:2]
        else path end as path
      from (select (${paths}::text[])[1 + floor(pg_temp.rng(n, ${salt} + 53) * ${paths.length}::int)::int] as text) as drawn
      cross join lateral (select string_to_array(text, ' ') as path) as split
    ) as progress
    left join json_to_recordset(${assets}::json) as asset(index int, id uuid, kind text, name text)
      on people.source in ('Landing page', 'Widget')
      and asset.index = floor(power(pg_temp.rng(n, ${salt} + 51), 2) * ${bigAssets.length - 1}::int)::int
    where lead_id is not null`.execute(db)
  await sql`analyze prospects`.execute(db)

  await sql`
    insert into leads (account_id, id, contact_id, property_id, agent_id, lead_type, stage, position, value_cents, source,
      next_action, next_action_at, lost_reason, stage_changed_at, created_at)
    select ${accountId}, lead_id, contact_id, property_id, agent_id, lead_type, stage,
      1024 * row_number() over (partition by stage order by stage_changed_at, n),
      100000 * (2000 + n % 7000), source,
      case when is_open then pg_temp.pick(array['Call back', 'Send three comps', 'Walk through the house'], n, ${salt} + 62) end,
      case when is_open then ${until}::timestamptz + (pg_temp.rng(n, ${salt} + 63) - 0.3) * interval '14 days' end,
      case when stage = 'LOST' then pg_temp.pick(array['Stopped responding', 'Chose another agent', 'Staying in their home for now'], n, ${salt} + 64) end,
      case when cardinality(path) = 1 then at else stage_changed_at end, at
    from prospects
    cross join lateral (select path[cardinality(path)] as stage) as last
    cross join lateral (select stage not in ('CLOSED', 'LOST') as is_open) as state
    order by n`.execute(db)
}

/** Paths through the stages, repeated by frequency. */
const paths = [
  'NEW',
  'NEW CONTACTED',
  'NEW CONTACTED',
  'NEW CONTACTED LOST',
  'NEW CONTACTED LOST',
  'NEW LOST',
  'NEW CONTACTED QUALIFIED',
  'NEW CONTACTED QUALIFIED LOST',
  'NEW CONTACTED QUALIFIED UNDER_CONTRACT',
  'NEW CONTACTED QUALIFIED UNDER_CONTRACT CLOSED',
  'NEW CONTACTED QUALIFIED UNDER_CONTRACT CLOSED',
  'NEW CONTACTED QUALIFIED UNDER_CONTRACT CLOSED',
]
