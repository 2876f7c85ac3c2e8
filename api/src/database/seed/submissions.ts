import { consentWording } from '@gable/shared/journeys/consent.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

/** The submissions that the timeline tells of, each read but the newest, with what was agreed to. */
export async function plantSubmissionsOfTimeline(db: Db, accountId: string) {
  await sql`
    insert into submissions (account_id, id, at, received_at, subject, subject_id, subject_name, visit_id, language,
      form_id, form_name, lead_type, details, answers, address, search, state, contact_id, property_id, lead_id,
      announced_at)
    select ${accountId}, (told.detail->>'submissionId')::uuid, told.at, told.at, told.detail->>'subject',
      (told.detail->>'subjectId')::uuid, told.detail->>'subjectName', (told.detail->>'visitId')::uuid, 'en',
      form.id, form.name, leads.lead_type,
      jsonb_build_object('firstName', contact.first_name, 'lastName', contact.last_name,
        'email', coalesce(contact.email, ''), 'phone', coalesce(contact.phone, '')),
      told.detail->'answers',
      home.full_address,
      concat_ws(' ', contact.full_name, contact.email, contact.phone, home.full_address),
      case when told.at > (select max(at) - interval '2 days' from timeline_entries where account_id = ${accountId}
        and event_group = 'FORM_SUBMISSION') then 'NEW' else 'READ' end,
      contact.id, told.property_id, leads.id, told.at
    from timeline_entries told
    join contacts contact on contact.account_id = told.account_id and contact.id = told.contact_id
    join leads on leads.account_id = told.account_id and leads.id = (told.detail->>'leadId')::uuid
    left join properties home on home.account_id = told.account_id and home.id = told.property_id
    left join forms form on form.account_id = told.account_id and form.lead_type = leads.lead_type
    where told.account_id = ${accountId} and told.event_group = 'FORM_SUBMISSION'`.execute(db)
  await sql`
    insert into consents (account_id, id, submission_id, contact_id, at, wording, version, language)
    select account_id, id, id, contact_id, at,
      replace(${consentWording.en}, '{name}', (select name from agencies where account_id = ${accountId})), 'built-in', 'en'
    from submissions where account_id = ${accountId}`.execute(db)
}
