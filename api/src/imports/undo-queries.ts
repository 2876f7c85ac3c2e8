import { type RawBuilder, sql } from 'kysely'
import type { ContactAfter } from '../database/schema/imports-and-exports.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export const deleteNewContacts = (db: Db, { accountId }: AccountScope, contactIds: string[]) =>
  sql`delete from contacts where account_id = ${accountId} and id = any(${contactIds}::uuid[])`.execute(db)

/** The restored contacts whose previous email another contact has now. */
export async function listTakenEmails(
  db: Db,
  { accountId }: AccountScope,
  restored: { contactId: string; contact: { email: string | null } }[],
): Promise<Set<string>> {
  const emails = restored.map(({ contactId, contact }) => ({ contact_id: contactId, email: contact.email }))
  if (emails.length === 0) return new Set()
  const { rows } = await sql<{ contact_id: string }>`
    select r.contact_id from ${toRecordset(emails, sql`contact_id uuid, email text`)}
      join contacts c on c.account_id = ${accountId} and c.email = r.email and c.archived_at is null and c.id <> r.contact_id
  `.execute(db)
  return new Set(rows.map(({ contact_id }) => contact_id))
}

/** Rows as a table `r`. The planner expects it to be small, so it looks contacts up by id. */
const toRecordset = (rows: object[], columns: RawBuilder<unknown>) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${columns})`

/** Removes the emails and phone numbers that the import added. */
export async function deleteAddedIdentifiers(
  db: Db,
  { accountId }: AccountScope,
  restored: { contactId: string; after: ContactAfter }[],
) {
  const listAdded = (key: 'addedEmails' | 'addedPhones') =>
    restored.flatMap(({ contactId, after }) => after[key].map((text) => ({ contact_id: contactId, text })))
  const added = sql`contact_id uuid, "text" text`
  await sql`
    delete from contact_emails e using ${toRecordset(listAdded('addedEmails'), added)}
    where e.account_id = ${accountId} and e.contact_id = r.contact_id and e.email = r."text"`.execute(db)
  await sql`
    delete from contact_phones p using ${toRecordset(listAdded('addedPhones'), added)}
    where p.account_id = ${accountId} and p.contact_id = r.contact_id and p.phone_key = phone_key(r."text")`.execute(db)
}

export const deleteNotes = (db: Db, { accountId }: AccountScope, importId: string, rowNumbers: number[]) =>
  sql`
    delete from timeline_entries t using import_rows r
    where r.account_id = ${accountId} and r.import_id = ${importId} and r.row = any(${rowNumbers}::int[]) and r.note_ids is not null
      and t.account_id = ${accountId} and t.id = any(r.note_ids)`.execute(db)

/** Removes the property links of these rows. Deletes properties that the import created, if nothing else uses them. */
export async function unlinkProperties(db: Db, { accountId }: AccountScope, importId: string, rowNumbers: number[]) {
  const { rows: links } = await sql<{ contact_id: string; property_id: string; is_new: boolean }>`
    select contact_id, property_id, coalesce(property_id = any(new_property_ids), false) as is_new
    from import_rows, unnest(property_ids) property_id
    where account_id = ${accountId} and import_id = ${importId} and row = any(${rowNumbers}::int[])`.execute(db)
  if (links.length === 0) return
  await sql`
    delete from contact_properties l using ${toRecordset(links, sql`contact_id uuid, property_id uuid`)}
    where l.account_id = ${accountId} and l.contact_id = r.contact_id and l.property_id = r.property_id
      and l.claimed_at is null`.execute(db)
  const created = links.filter(({ is_new }) => is_new)
  await sql`
    delete from properties p using ${toRecordset(created, sql`property_id uuid`)}
    where p.account_id = ${accountId} and p.id = r.property_id
      and not exists (select from contact_properties l where l.account_id = ${accountId} and l.property_id = p.id)
      and not exists (select from leads l where l.account_id = ${accountId} and l.property_id = p.id)
      and not exists (select from timeline_entries t where t.account_id = ${accountId} and t.property_id = p.id)
      and not exists (select from submissions s where s.account_id = ${accountId} and s.property_id = p.id)
      and not exists (select from offers o where o.account_id = ${accountId} and o.property_id = p.id)`.execute(db)
}
