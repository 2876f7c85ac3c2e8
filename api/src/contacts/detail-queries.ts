import type { Contact, ContactConsent, ContactLead, ImportConsent } from '@gable/shared/contacts/contact.ts'
import { invariant } from '@gable/shared/invariant.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { prepared } from '../platform/query-batching.ts'
import type { AccountScope } from '../platform/scope.ts'
import { selectContactRows, toContactRow } from './row-queries.ts'

const leadLimit = 50

interface ContactDetails {
  emails: string[]
  phones: string[]
  methodLabels: Record<string, string>
  unsubscribed_by: string | null
  unsubscribed_by_name: string | null
  consent: ContactConsent | null
  importConsent: ImportConsent | null
  leads: ContactLead[]
  dashboards: Contact['dashboards']
}

export async function getContact(db: Db, scope: AccountScope, id: string): Promise<Contact | undefined> {
  const row = await selectContactRows(db, scope, sql`c.id = ${id}`).modifyFront(prepared).executeTakeFirst()
  if (!row) return undefined
  const { unsubscribed_by, unsubscribed_by_name, ...details } = await getContactDetails(db, scope, id)
  const { unsubscribed_at: since, email } = row
  return {
    ...toContactRow(row),
    ...details,
    consent: details.consent && { ...details.consent, at: toIso(details.consent.at) },
    importConsent: details.importConsent && { ...details.importConsent, at: toIso(details.importConsent.at) },
    leads: details.leads.map((lead) => ({
      ...lead,
      createdAt: toIso(lead.createdAt),
      nextActionAt: lead.nextActionAt && toIso(lead.nextActionAt),
    })),
    dashboards: details.dashboards.map((dashboard) => ({ ...dashboard, lastViewedAt: toIso(dashboard.lastViewedAt) })),
    subscription: {
      state: since ? 'UNSUBSCRIBED' : email === null ? 'NO_EMAIL' : 'SUBSCRIBED',
      since: since?.toISOString() ?? null,
      by: unsubscribed_by_name,
      mayResubscribe: unsubscribed_by !== null,
    },
  }
}

/** Planned once per connection, which takes twenty times as long as the query. */
async function getContactDetails(db: Db, { accountId }: AccountScope, id: string): Promise<ContactDetails> {
  const { rows } = await sql<ContactDetails>`
    select ${prepared} c.unsubscribed_by,
      (select u.full_name from agents a join users u on u.id = a.user_id
        where a.account_id = ${accountId} and a.id = c.unsubscribed_by) as unsubscribed_by_name,
      array(select email from contact_emails e where e.account_id = ${accountId} and e.contact_id = c.id
        order by e.email is distinct from c.email, e.created_at desc, e.email) as emails,
      array(select phone from contact_phones p where p.account_id = ${accountId} and p.contact_id = c.id
        order by p.phone_key is distinct from phone_key(c.phone), p.created_at desc, p.phone) as phones,
      (select coalesce(json_object_agg(value, label), '{}') from (
        select email as value, label from contact_emails where account_id = ${accountId} and contact_id = c.id and label <> ''
        union all
        select phone, label from contact_phones where account_id = ${accountId} and contact_id = c.id and label <> ''
      ) labeled) as "methodLabels",
      (select to_json(consent) from (
        select a.wording, a.version, a.language, a.at, a.page_url as "pageUrl", a.submission_id as "submissionId",
          s.subject_name as "subjectName"
        from consents a join submissions s on s.account_id = ${accountId} and s.id = a.submission_id
        where a.account_id = ${accountId} and a.contact_id = c.id order by a.at desc limit 1) consent) as consent,
      (select to_json(answer) from (
        select i.id as "importId", i.file_name as "fileName", (i.choices->>'mayEmail')::boolean as "mayEmail",
          coalesce(u.display_name, '') as by, r.stamp as at
        from import_rows r join imports i on i.account_id = ${accountId} and i.id = r.import_id
          left join agents a on a.account_id = ${accountId} and a.id = i.agent_id left join users u on u.id = a.user_id
        where r.account_id = ${accountId} and r.outcome = 'NEW' and r.stamp is not null
          and r.undone is distinct from 'RESTORED' and r.contact_id = any(array(select m.id from contacts m
            where m.account_id = ${accountId} and (m.id = c.id or m.merged_into = c.id)))
        order by r.contact_id = c.id desc, r.stamp desc limit 1) answer) as "importConsent",
      (select coalesce(json_agg(lead), '[]') from (
        select l.id as "_id", l.lead_type as "leadType", l.stage, l.value_cents as "valueCents", h.full_address as address,
          u.full_name as "agentName", l.next_action as "nextAction",
          l.next_action_at as "nextActionAt", l.created_at as "createdAt"
        from leads l left join properties h on h.account_id = ${accountId} and h.id = l.property_id
          left join agents a on a.account_id = ${accountId} and a.id = l.agent_id left join users u on u.id = a.user_id
        where l.account_id = ${accountId} and l.contact_id = c.id
        order by l.created_at desc, l.id limit ${sql.lit(leadLimit)}) lead) as leads,
      (select coalesce(json_agg(seen), '[]') from (
        select s.id as "_id", s.name, count(*)::int as views, max(t.at) as "lastViewedAt"
        from timeline_entries t join assets s on s.account_id = ${accountId} and s.id::text = t.detail->>'dashboardId'
        where t.account_id = ${accountId} and t.contact_id = c.id and t.event_group = 'DASHBOARD' and t.kind = 'VIEWED'
        group by s.id, s.name order by 4 desc) seen) as dashboards
    from contacts c where c.account_id = ${accountId} and c.id = ${id}
  `.execute(db)
  const [row] = rows
  invariant(row, 'contact details returned no row')
  return row
}

/** Postgres writes timestamps in JSON with an offset. */
const toIso = (timestamp: string) => new Date(timestamp).toISOString()

/** The contact a merged contact was merged into, or the contact itself. */
export async function getCurrentContactId(
  db: Db,
  { accountId }: AccountScope,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('contacts')
    .select(sql<string>`coalesce(merged_into, id)`.as('id'))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.id
}

export async function listContactsOfProperty(db: Db, scope: AccountScope, propertyId: string) {
  const rows = await selectContactRows(
    db,
    scope,
    sql`c.archived_at is null and c.id in (select contact_id from contact_properties
      where account_id = ${scope.accountId} and property_id = ${propertyId})`,
  )
    .orderBy('active_at', 'desc')
    .orderBy('c.id')
    .limit(50)
    .execute()
  return rows.map(toContactRow)
}

export async function propertyExists(db: Db, { accountId }: AccountScope, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('properties')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}
