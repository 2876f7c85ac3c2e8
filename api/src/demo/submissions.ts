import { defaultConsentText } from '@gable/shared/journeys/consent.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { pickTraffic, visitorRng, visitSources } from './visit-sources.ts'

/** The submissions behind the activity, all read except the newest, with their consents. */
export async function seedSubmissionsFromActivity(db: Db, accountId: string) {
  await sql`
    insert into submissions (account_id, id, at, received_at, subject, subject_id, subject_name, visit_id, language,
      form_id, form_name, lead_type, details, answers, address, search, state, contact_id, property_id, lead_id,
      announced_at, page_url, referrer, campaign, source, medium, site, device)
    select ${accountId}, (entry.detail->>'submissionId')::uuid, entry.at, entry.at, entry.detail->>'subject',
      (entry.detail->>'subjectId')::uuid, entry.detail->>'subjectName', (entry.detail->>'visitId')::uuid, 'en',
      form.id, form.name, leads.lead_type,
      jsonb_build_object('firstName', contact.first_name, 'lastName', contact.last_name,
        'email', coalesce(contact.email, ''), 'phone', coalesce(contact.phone, '')),
      entry.detail->'answers',
      property.full_address,
      concat_ws(' ', contact.full_name, contact.email, contact.phone, property.full_address),
      case when entry.at > (select max(at) - interval '2 days' from timeline_entries where account_id = ${accountId}
        and event_group = 'FORM_SUBMISSION') then 'NEW' else 'READ' end,
      contact.id, entry.property_id, leads.id, entry.at,
      case when ${isOfPage} then 'https://homes.example/lp/' || (entry.detail->>'subjectId') || visit.query end,
      case when visit.referrer <> '' then 'https://' || visit.referrer || '/' end,
      visit.campaign, visit.source, visit.medium, visit.referrer, visit.device
    from timeline_entries entry
    join contacts contact on contact.account_id = entry.account_id and contact.id = entry.contact_id
    join leads on leads.account_id = entry.account_id and leads.id = (entry.detail->>'leadId')::uuid
    left join properties property on property.account_id = entry.account_id and property.id = entry.property_id
    left join forms form on form.account_id = entry.account_id and form.lead_type = leads.lead_type
    left join ${visitSources} on visit.key = ${pickTraffic(...visitorRng(sql`(entry.detail->>'submissionId')`))}
      and entry.detail->>'subject' <> 'contact-dashboard'
    where entry.account_id = ${accountId} and entry.event_group = 'FORM_SUBMISSION'`.execute(db)
  await sql`
    insert into consents (account_id, id, submission_id, contact_id, at, wording, version, language)
    select account_id, id, id, contact_id, at,
      replace(${defaultConsentText.en}, '{name}', (select name from agencies where account_id = ${accountId})), 'built-in', 'en'
    from submissions where account_id = ${accountId}`.execute(db)
}

const isOfPage = sql`entry.detail->>'subject' = 'landing-page'`
