import { bigSubjects, demoDashboardModules } from '@gable/shared/demo/subjects.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { BigSetting } from './setting.ts'

/** What happened to everybody, group by group. */
export async function plantBigTimeline(db: Db, setting: BigSetting) {
  await plantEntries(db, setting, 100, homesOnRecord)
  await plantEntries(db, setting, 200, submissions)
  await plantEntries(db, setting, 300, leadsMade)
  await plantEntries(db, setting, 400, moves)
  await plantEntries(db, setting, 500, letters(setting))
  await plantEntries(db, setting, 600, notes(setting))
  await plantEntries(db, setting, 700, dashboardVisits(setting))
}

/** Each story is a select of n, at, event_group, kind, contact_id, property_id, agent_id and detail. */
const plantEntries = (db: Db, { accountId, salt, until }: BigSetting, stream: number, story: RawBuilder<unknown>) =>
  sql`
  insert into timeline_entries (account_id, id, at, event_group, kind, contact_id, property_id, agent_id, detail)
  select ${accountId}, pg_temp.id_at(pg_temp.milliseconds(at), row_number() over (order by n, at, kind), ${salt + stream}),
    at, event_group, kind, contact_id, property_id, agent_id, detail
  from (${story}) as story(n, exactly, event_group, kind, contact_id, property_id, agent_id, detail)
  -- An id tells milliseconds, so nothing happens between two of them.
  cross join lateral date_trunc('milliseconds', exactly + interval '500 microseconds') as at
  where at <= ${until}
  order by at`.execute(db)

const homesOnRecord = sql`
  select n, people.at, 'PROPERTY', 'LINKED', contact_id, property_id, null::uuid, jsonb_build_object('address', full_address)
  from people join properties on properties.account_id = current_account() and properties.id = property_id`

const submissions = sql`
  select n, at, 'FORM_SUBMISSION', 'SUBMITTED', contact_id, property_id, null::uuid,
    jsonb_build_object('submissionId', submission_id, 'visitId', visit_id, 'subject', subject, 'subjectId', subject_id,
      'subjectName', subject_name, 'leadId', lead_id, 'answers', '[]'::jsonb)
  from prospects where subject_id is not null`

const leadsMade = sql`
  select n, at, 'LEAD', 'CREATED', contact_id, property_id, null::uuid,
    jsonb_build_object('leadId', lead_id, 'leadType', lead_type, 'source', source)
  from prospects`

/** The moves lie evenly between the beginning and the last one. */
const moves = sql`
  select n, at + (stage_changed_at - at) * (step - 1) / (cardinality(path) - 1), 'LEAD', 'STAGE_CHANGED', contact_id,
    property_id, agent_id, jsonb_build_object('leadId', lead_id, 'from', path[step - 1], 'to', path[step])
  from prospects cross join lateral generate_series(2, cardinality(path)) as step`

const letters = ({ salt, until }: BigSetting) => sql`
  select n, happened_at, 'EMAIL', kind, contact_id, property_id, case kind when 'SENT' then agent_id end,
    jsonb_build_object('emailId', email_id, 'subject', 'Market notes')
  from (
    select people.*, pg_temp.id_at(ms, n * 2 + number, ${salt} + 71) as email_id, n * 2 + number as letter,
      people.at + (${until}::timestamptz - people.at) * pg_temp.chance(n * 2 + number, ${salt} + 73) as sent_at
    from people cross join generate_series(0, 1) as number
    where pg_temp.chance(n * 2 + number, ${salt} + 74) < 0.55
  ) as letter
  cross join lateral (
    select 'SENT' as kind, sent_at as at
    union all
    select 'OPENED', sent_at + pg_temp.chance(letter, ${salt} + 75) * interval '1 day'
    where pg_temp.chance(letter, ${salt} + 76) < 0.4
  ) as step(kind, happened_at)`

const notes = ({ salt, until }: BigSetting) => sql`
  select n, at + (${until}::timestamptz - at) * pg_temp.chance(n, ${salt} + 81), 'NOTES', 'NOTE', contact_id, property_id, agent_id,
    jsonb_build_object('text', note, 'document', jsonb_build_object('type', 'doc', 'content', jsonb_build_array(
      jsonb_build_object('type', 'paragraph', 'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', note))))))
  from people
  cross join lateral (select pg_temp.pick(${noteTexts}::text[], n, ${salt} + 82) as note) as said
  where pg_temp.chance(n, ${salt} + 83) < 0.3`

const dashboardVisits = ({ salt, until }: BigSetting) => sql`
  select n, happened_at, 'DASHBOARD', kind, contact_id, property_id, null::uuid,
    jsonb_build_object('dashboardId', ${bigSubjects.at(-1)?.id ?? ''}::text, 'visitId', pg_temp.id_at(ms, n, ${salt} + 86)) || pressed
  from (
    select people.*, people.at + (${until}::timestamptz - people.at) * pg_temp.chance(n, ${salt} + 88) as viewed_at
    from people where property_id is not null and pg_temp.chance(n, ${salt} + 89) < 0.22
  ) as visit
  cross join lateral (
    select 'VIEWED' as kind, viewed_at as at, '{}'::jsonb as pressed
    union all
    select 'CLICKED', viewed_at + interval '40 seconds', pg_temp.pick(${buttons}::jsonb[], n, ${salt} + 90)
    where pg_temp.chance(n, ${salt} + 91) < 0.25
  ) as step(kind, happened_at, pressed)`

const noteTexts = [
  'Called, wants to think it over until spring.',
  'Asked for three comparables. Sent.',
  'Prefers texts. Do not call before ten.',
  'Walked through the house. Ready within six weeks.',
]

const buttons = demoDashboardModules.map(({ moduleId, name, text }) =>
  JSON.stringify({ moduleId, moduleName: name, text }),
)
