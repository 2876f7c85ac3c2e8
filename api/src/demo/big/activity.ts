import { bigAssets, demoDashboardModules } from '@gable/shared/demo/assets.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { BigContext } from './context.ts'

/** The activity of all contacts, group by group. */
export async function seedBigActivity(db: Db, context: BigContext) {
  await insertEntries(db, context, 100, propertyLinks)
  await insertEntries(db, context, 200, submissions)
  await insertEntries(db, context, 300, leadCreations)
  await insertEntries(db, context, 400, stageChanges)
  await insertEntries(db, context, 500, emails(context))
  await insertEntries(db, context, 600, notes(context))
  await insertEntries(db, context, 700, dashboardVisits(context))
}

/** Inserts the rows of a select of n, at, event_group, kind, contact_id, property_id, agent_id and detail. */
const insertEntries = (db: Db, { accountId, salt, until }: BigContext, stream: number, rows: RawBuilder<unknown>) =>
  sql`
  insert into timeline_entries (account_id, id, at, event_group, kind, contact_id, property_id, agent_id, detail)
  select ${accountId}, pg_temp.uuid_at(pg_temp.to_ms(at), row_number() over (order by n, at, kind), ${salt + stream}),
    at, event_group, kind, contact_id, property_id, agent_id, detail
  from (${rows}) as entry(n, exactly, event_group, kind, contact_id, property_id, agent_id, detail)
  -- Ids hold milliseconds, so times are rounded to them.
  cross join lateral date_trunc('milliseconds', exactly + interval '500 microseconds') as at
  where at <= ${until}
  order by at`.execute(db)

const propertyLinks = sql`
  select n, people.at, 'PROPERTY', 'LINKED', contact_id, property_id, null::uuid, jsonb_build_object('address', full_address)
  from people join properties on properties.account_id = current_account() and properties.id = property_id`

const submissions = sql`
  select n, at, 'FORM_SUBMISSION', 'SUBMITTED', contact_id, property_id, null::uuid,
    jsonb_build_object('submissionId', submission_id, 'visitId', visit_id, 'subject', subject, 'subjectId', subject_id,
      'subjectName', subject_name, 'leadId', lead_id, 'answers', '[]'::jsonb)
  from prospects where subject_id is not null`

const leadCreations = sql`
  select n, at, 'LEAD', 'CREATED', contact_id, property_id, null::uuid,
    jsonb_build_object('leadId', lead_id, 'leadType', lead_type, 'source', source)
  from prospects`

/** Stage changes are spread evenly between the creation of the lead and its last change. */
const stageChanges = sql`
  select n, at + (stage_changed_at - at) * (step - 1) / (cardinality(path) - 1), 'LEAD', 'STAGE_CHANGED', contact_id,
    property_id, agent_id, jsonb_build_object('leadId', lead_id, 'from', path[step - 1], 'to', path[step])
  from prospects cross join lateral generate_series(2, cardinality(path)) as step`

const emails = ({ salt, until }: BigContext) => sql`
  select n, event_at, 'EMAIL', kind, contact_id, property_id, case kind when 'SENT' then agent_id end,
    jsonb_build_object('emailId', email_id, 'subject', 'Market notes')
  from (
    select people.*, pg_temp.uuid_at(ms, n * 2 + number, ${salt} + 71) as email_id, n * 2 + number as email_number,
      people.at + (${until}::timestamptz - people.at) * pg_temp.rng(n * 2 + number, ${salt} + 73) as sent_at
    from people cross join generate_series(0, 1) as number
    where pg_temp.rng(n * 2 + number, ${salt} + 74) < 0.55
  ) as email
  cross join lateral (
    select 'SENT' as kind, sent_at as at
    union all
    select 'OPENED', sent_at + pg_temp.rng(email_number, ${salt} + 75) * interval '1 day'
    where pg_temp.rng(email_number, ${salt} + 76) < 0.4
  ) as step(kind, event_at)`

const notes = ({ salt, until }: BigContext) => sql`
  select n, at + (${until}::timestamptz - at) * pg_temp.rng(n, ${salt} + 81), 'NOTES', 'NOTE', contact_id, property_id, agent_id,
    jsonb_build_object('text', note, 'document', jsonb_build_object('type', 'doc', 'content', jsonb_build_array(
      jsonb_build_object('type', 'paragraph', 'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', note))))))
  from people
  cross join lateral (select pg_temp.pick(${noteTexts}::text[], n, ${salt} + 82) as note) as chosen
  where pg_temp.rng(n, ${salt} + 83) < 0.3`

const dashboardVisits = ({ salt, until }: BigContext) => sql`
  select n, event_at, 'DASHBOARD', kind, contact_id, property_id, null::uuid,
    jsonb_build_object('dashboardId', ${bigAssets.at(-1)?.id ?? ''}::text, 'visitId', pg_temp.uuid_at(ms, n, ${salt} + 86)) || click
  from (
    select people.*, people.at + (${until}::timestamptz - people.at) * pg_temp.rng(n, ${salt} + 88) as viewed_at
    from people where property_id is not null and pg_temp.rng(n, ${salt} + 89) < 0.22
  ) as visit
  cross join lateral (
    select 'VIEWED' as kind, viewed_at as at, '{}'::jsonb as click
    union all
    select 'CLICKED', viewed_at + interval '40 seconds', pg_temp.pick(${buttons}::jsonb[], n, ${salt} + 90)
    where pg_temp.rng(n, ${salt} + 91) < 0.25
  ) as step(kind, event_at, click)`

const noteTexts = [
  'Called, wants to think it over until spring.',
  'Asked for three comps. Sent.',
  'Prefers texts. No calls before ten.',
  'Walked the house. Ready within six weeks.',
]

const buttons = demoDashboardModules.map(({ moduleId, name, text }) =>
  JSON.stringify({ moduleId, moduleName: name, text }),
)
