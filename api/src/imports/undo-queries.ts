import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { UndoRow } from './undo-row-queries.ts'

export const deleteNewContacts = (db: Db, { accountId }: AccountScope, contactIds: string[]) =>
  sql`delete from contacts where account_id = ${accountId} and id = any(${contactIds}::uuid[])`.execute(db)

/** Restores updated contacts and removes the emails and phone numbers that the import added. */
export async function restoreContacts(db: Db, { accountId }: AccountScope, rows: UndoRow[]) {
  if (rows.length === 0) return
  await sql`
    update contacts c set first_name = old.first_name, last_name = old.last_name, email = old.email, phone = old.phone,
      owner_id = old.owner_id, source = old.source, tags = old.tags, custom = old.custom,
      created_at = coalesce(old.created_at, c.created_at), unsubscribed_at = old.unsubscribed_at,
      unsubscribed_by = old.unsubscribed_by, updated_at = clock_timestamp()
    from ${toRecordset(rows, sql`contact_id uuid, before jsonb`)},
      jsonb_to_record(r.before) as old (first_name text, last_name text, email text, phone text, owner_id uuid, source text,
        tags text[], custom jsonb, created_at timestamptz, unsubscribed_at timestamptz, unsubscribed_by uuid)
    where c.account_id = ${accountId} and c.id = r.contact_id`.execute(db)
  await deleteAddedIdentifiers(db, accountId, rows)
}

/** Rows as a table `r`. The planner expects it to be small, so it looks contacts up by id. */
const toRecordset = (rows: object[], columns: RawBuilder<unknown>) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${columns})`

async function deleteAddedIdentifiers(db: Db, accountId: string, rows: UndoRow[]) {
  const restored = toRecordset(rows, sql`contact_id uuid, before jsonb`)
  await sql`
    delete from contact_emails e using ${restored}, jsonb_array_elements_text(r.before->'addedEmails') added
    where e.account_id = ${accountId} and e.contact_id = r.contact_id and e.email = added`.execute(db)
  await sql`
    delete from contact_phones p using ${restored}, jsonb_array_elements_text(r.before->'addedPhones') added
    where p.account_id = ${accountId} and p.contact_id = r.contact_id and p.phone_key = phone_key(added)`.execute(db)
}

export const deleteNotes = (db: Db, { accountId }: AccountScope, importId: string, rowNumbers: number[]) =>
  sql`
    delete from timeline_entries t using import_rows r
    where r.account_id = ${accountId} and r.import_id = ${importId} and r.row = any(${rowNumbers}::int[]) and r.note_ids is not null
      and t.account_id = ${accountId} and t.id = any(r.note_ids)`.execute(db)

/** Removes the property links of these rows. Deletes properties that the import created, if nothing else uses them. */
export async function unlinkProperties(db: Db, { accountId }: AccountScope, importId: string, rowNumbers: number[]) {
  const { rows: links } = await sql<{ contact_id: string; property_id: string; made_property: boolean }>`
    select contact_id, property_id, made_property from import_rows
    where account_id = ${accountId} and import_id = ${importId} and row = any(${rowNumbers}::int[]) and property_id is not null
  `.execute(db)
  if (links.length === 0) return
  await sql`
    delete from contact_properties l using ${toRecordset(links, sql`contact_id uuid, property_id uuid`)}
    where l.account_id = ${accountId} and l.contact_id = r.contact_id and l.property_id = r.property_id
      and l.claimed_at is null`.execute(db)
  const created = links.filter(({ made_property }) => made_property)
  await sql`
    delete from properties p using ${toRecordset(created, sql`property_id uuid`)}
    where p.account_id = ${accountId} and p.id = r.property_id
      and not exists (select from contact_properties l where l.account_id = ${accountId} and l.property_id = p.id)
      and not exists (select from leads l where l.account_id = ${accountId} and l.property_id = p.id)
      and not exists (select from timeline_entries t where t.account_id = ${accountId} and t.property_id = p.id)
      and not exists (select from submissions s where s.account_id = ${accountId} and s.property_id = p.id)
      and not exists (select from offers o where o.account_id = ${accountId} and o.property_id = p.id)`.execute(db)
}
