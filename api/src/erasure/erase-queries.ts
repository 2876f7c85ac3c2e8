import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type ErasedPerson, getIdentifyingTerms } from './person-queries.ts'

/** Locks in the order that everyone follows: properties, contacts, and then what belongs to them, each by id. */
export async function lockPerson(db: Db, { accountId }: AccountScope, { contactIds, propertyIds }: ErasedPerson) {
  await sql`select from properties where account_id = ${accountId} and id = any(${propertyIds}::uuid[])
    order by id for no key update`.execute(db)
  await sql`select from contacts where account_id = ${accountId} and id = any(${contactIds}::uuid[])
    order by id for update`.execute(db)
}

/** Deletes everything that is only about this person. Statistics stay. */
export async function deletePerson(db: Db, { accountId }: AccountScope, person: ErasedPerson) {
  const { contactIds, emails, propertyIds, tags } = person
  await sql`set local statement_timeout = '10min'`.execute(db)
  const belongsToPerson = sql`account_id = ${accountId} and contact_id = any(${contactIds}::uuid[])`
  const isTheirSubmission = sql`account_id = ${accountId} and (contact_id = any(${contactIds}::uuid[]) or lower(details->>'email') = any(${emails}::text[]))`
  await deleteDeliveries(db, accountId, contactIds, emails)
  await deleteReceivedMessages(db, accountId, contactIds, emails)
  await sql`delete from consents where ${belongsToPerson}`.execute(db)
  await sql`delete from submissions where ${isTheirSubmission}`.execute(db)
  await sql`update import_rows set ${clearedImportRow} where ${belongsToPerson}`.execute(db)
  await deleteEmails(db, accountId, person)
  await deleteTexts(db, accountId, person)
  await clearPostcards(db, accountId, contactIds)
  // Merged contacts reference the contact they were merged into.
  await sql`update contacts set merged_into = null where account_id = ${accountId} and merged_into = any(${contactIds}::uuid[])`.execute(
    db,
  )
  await sql`delete from contacts where account_id = ${accountId} and id = any(${contactIds}::uuid[])`.execute(db)
  await sql`update mortgages set borrower_names = '{}' where account_id = ${accountId} and property_id = any(${propertyIds}::uuid[])`.execute(
    db,
  )
  await deleteOrphanedProperties(db, accountId, propertyIds)
  await deleteUnusedTags(db, accountId, tags)
}

/** Webhook payloads contain the person's emails and the ids of their records. */
const deleteDeliveries = (db: Db, accountId: string, contactIds: string[], emails: string[]) =>
  sql`
    with terms as (
      select unnest(${contactIds}::uuid[])::text as term
      union select id::text from submissions where account_id = ${accountId} and contact_id = any(${contactIds}::uuid[])
      union select id::text from leads where account_id = ${accountId} and contact_id = any(${contactIds}::uuid[])
      union select unnest(${emails}::text[])
    )
    delete from webhook_deliveries d where account_id = ${accountId}
      and exists (select from terms where strpos(lower(d.payload::text), terms.term) > 0)`.execute(db)

/** What arrived by email or webhook and became a lead of the person, or has their email address in it. */
const deleteReceivedMessages = (db: Db, accountId: string, contactIds: string[], emails: string[]) =>
  sql`
    delete from lead_intake_entries e where account_id = ${accountId} and (
      lead_id in (select id from leads where account_id = ${accountId} and contact_id = any(${contactIds}::uuid[]))
      or exists (select from unnest(${emails}::text[]) email where strpos(lower(e.sender || ' ' || e.body || ' ' || e.fields::text), email) > 0))`.execute(
    db,
  )

/**
 * Emails to the person. Of those to many contacts an empty row stays, so that the figures of the broadcast do; what is
 * still waiting is not sent.
 */
async function deleteEmails(db: Db, accountId: string, { contactIds, emails }: ErasedPerson) {
  const isTheirs = sql`p.account_id = ${accountId} and p.contact_id = any(${contactIds}::uuid[])`
  await sql`delete from email_events e using email_pieces p
    where e.account_id = ${accountId} and e.piece_id = p.id and ${isTheirs}`.execute(db)
  await sql`delete from email_pieces p where ${isTheirs} and p.kind = 'PERSONAL'`.execute(db)
  await sql`
    update email_pieces p set contact_id = null, property_id = null, to_email = '', subject = '', recipient = null,
      reason = '', state = case when p.state = 'QUEUED' then 'CANCELED' else p.state end
    where ${isTheirs}`.execute(db)
  await sql`delete from email_suppressions where account_id = ${accountId} and email = any(${emails}::text[])`.execute(
    db,
  )
}

/** Their numbers, with what was said about texts. Rows of the contacts themselves go with these. */
async function deleteTexts(db: Db, accountId: string, { phones }: ErasedPerson) {
  for (const table of ['text_messages', 'text_consents', 'text_permissions'])
    await sql`delete from ${sql.table(table)} where account_id = ${accountId}
      and phone_key in (select phone_key(phone) from unnest(${phones}::text[]) phone)`.execute(db)
}

/** An empty row stays of each postcard, so that the figures of the broadcast do. Its code leads nowhere any more. */
async function clearPostcards(db: Db, accountId: string, contactIds: string[]) {
  await sql`
    update postcard_pieces p set contact_id = null, property_id = null, address = '', household = '', recipient = null,
      reason = '', code_hash = null
    where p.account_id = ${accountId} and p.contact_id = any(${contactIds}::uuid[])`.execute(db)
}

/** Properties without other contacts, leads, activity or submissions. */
const deleteOrphanedProperties = (db: Db, accountId: string, propertyIds: string[]) =>
  sql`
    delete from properties p where account_id = ${accountId} and id = any(${propertyIds}::uuid[])
      and not exists (select from contact_properties l where l.account_id = ${accountId} and l.property_id = p.id)
      and not exists (select from leads l where l.account_id = ${accountId} and l.property_id = p.id)
      and not exists (select from timeline_entries t where t.account_id = ${accountId} and t.property_id = p.id)
      and not exists (select from submissions s where s.account_id = ${accountId} and s.property_id = p.id)`.execute(db)

/** A tag no other contact has may have been created for this person. */
const deleteUnusedTags = (db: Db, accountId: string, tags: string[]) =>
  sql`
    delete from contact_tags t where account_id = ${accountId} and name = any(${tags}::text[])
      and not exists (select from contacts c where c.account_id = ${accountId} and c.tags @> array[t.name])`.execute(db)

/** Clears all import and export files: any of them may contain the person. Returns the files to delete. */
export async function clearStoredFiles(db: Db, { accountId }: AccountScope, { emails, phones, names }: ErasedPerson) {
  const { rows: files } = await sql<{ id: string; table: 'imports' | 'exports' }>`
    select id, 'imports' as table from imports where account_id = ${accountId}
    union all select id, 'exports' from exports where account_id = ${accountId} and state <> 'EXPIRED'`.execute(db)
  await sql`delete from imports where account_id = ${accountId} and state in ('UPLOADING', 'READY', 'CHECKING', 'CHECKED', 'FAILED')`.execute(
    db,
  )
  await sql`update imports set has_file = false, samples = '[]' where account_id = ${accountId}`.execute(db)
  await sql`
    update import_rows r set ${clearedImportRow} from imports i
    where r.account_id = ${accountId} and i.account_id = ${accountId} and i.id = r.import_id and r.cells is not null
      and (i.state <> 'IMPORTING' or r.email = any(${emails}::text[])
        or r.phone_key in (select phone_key(phone) from unnest(${phones}::text[]) phone)
        or lower(btrim(r.first_name || ' ' || r.last_name)) in (select lower(name) from unnest(${names}::text[]) name))`.execute(
    db,
  )
  await sql`
    update exports set state = 'EXPIRED', wanted = case when wanted ? 'view'
      then jsonb_set(wanted, '{view}', '{"search": "", "filters": [], "columns": [], "isArchived": false}') else wanted end
    where account_id = ${accountId}`.execute(db)
  return files
}

const clearedImportRow: RawBuilder<unknown> = sql`cells = null, first_name = '', last_name = '', email = null, phone_key = null,
  home_key = null, before = null, after = null, dropped = '{}', reason = case outcome when 'INVALID' then 'Details deleted' else reason end`

/** Removes mentions of the person from texts that others wrote. */
export const redactPerson = (db: Db, person: ErasedPerson) =>
  sql`select erase_terms(${getIdentifyingTerms(person)}::text[])`.execute(db)

/** Cancels queued emails to the person, and those to agents that mention them. Returns the agents' email addresses. */
export async function cancelQueuedEmails(db: Db, { accountId }: AccountScope, person: ErasedPerson): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select u.email from agents a join users u on u.id = a.user_id where a.account_id = ${accountId}`.execute(db)
  const recipients = rows.map(({ email }) => email)
  const cancel = (to: readonly string[], terms: readonly string[]) =>
    sql`select cancel_queued_emails(${to}::text[], ${terms}::text[])`.execute(db)
  await cancel(recipients, getIdentifyingTerms(person))
  // Other agencies may be writing to the same person: only emails with the address of an agent of this one are its own.
  await cancel(person.emails, recipients)
  return recipients
}
