import { bigSubjects } from '@gable/shared/demo/subjects.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { BigSetting } from './setting.ts'

/** One lead for every third contact or so; who came by a form left the submission that made it. */
export async function plantBigLeads(db: Db, { accountId, until, salt }: BigSetting) {
  const subjects = JSON.stringify(bigSubjects.slice(0, -1).map((subject, index) => ({ index, ...subject })))
  await sql`
    create temporary table prospects on commit drop as
    select people.*, subject.id as subject_id, subject.subject, subject.name as subject_name,
      pg_temp.id_at(ms, n, ${salt} + 56) as submission_id, pg_temp.id_at(ms, n, ${salt} + 58) as visit_id,
      pg_temp.pick(array['HV', 'HV', 'SELLER', 'BUYER', 'MORTGAGE', 'GENERAL'], n, ${salt} + 52) as lead_type,
      path, date_trunc('milliseconds', at + least(${until}::timestamptz - at, interval '150 days' * pg_temp.chance(n, ${salt} + 54))) as stage_changed_at
    from people
    -- The newest are still in the first stages.
    cross join lateral (
      select case
        when path[cardinality(path)] in ('CLOSED', 'UNDER_CONTRACT') and at > ${until}::timestamptz - interval '30 days' then path[1:2]
        else path end as path
      from (select (${paths}::text[])[1 + floor(pg_temp.chance(n, ${salt} + 53) * ${paths.length}::int)::int] as text) as drawn
      cross join lateral (select string_to_array(text, ' ') as path) as split
    ) as course
    left join json_to_recordset(${subjects}::json) as subject(index int, id uuid, subject text, name text)
      on people.source in ('Landing page', 'Widget')
      and subject.index = floor(power(pg_temp.chance(n, ${salt} + 51), 2) * ${bigSubjects.length - 1}::int)::int
    where lead_id is not null`.execute(db)
  await sql`analyze prospects`.execute(db)

  await sql`
    insert into leads (account_id, id, contact_id, property_id, agent_id, lead_type, stage, position, value_cents, source,
      next_action, next_action_at, lost_reason, stage_changed_at, created_at)
    select ${accountId}, lead_id, contact_id, property_id, agent_id, lead_type, stage,
      1024 * row_number() over (partition by stage order by stage_changed_at, n),
      100000 * (2000 + n % 7000), source,
      case when is_open then pg_temp.pick(array['Call back', 'Send three comparables', 'Walk through the house'], n, ${salt} + 62) end,
      case when is_open then ${until}::timestamptz + (pg_temp.chance(n, ${salt} + 63) - 0.3) * interval '14 days' end,
      case when stage = 'LOST' then pg_temp.pick(array['Never answered again', 'Chose another agent', 'Stays in the home for now'], n, ${salt} + 64) end,
      case when cardinality(path) = 1 then at else stage_changed_at end, at
    from prospects
    cross join lateral (select path[cardinality(path)] as stage) as last
    cross join lateral (select stage not in ('CLOSED', 'LOST') as is_open) as state
    order by n`.execute(db)
}

/** Ways through the stages, as often as they are taken. */
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
