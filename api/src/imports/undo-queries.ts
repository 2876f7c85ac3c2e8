import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { WrittenRow } from './undo-row-queries.ts'

/** Those who came with the import and with whom nothing has happened since. */
export const removeNewcomers = (db: Db, { accountId }: AccountScope, contactIds: string[]) =>
  sql`delete from contacts where account_id = ${accountId} and id = any(${contactIds}::uuid[])`.execute(db)

/** Those whom the import changed, as they were before it. */
export async function putBack(db: Db, { accountId }: AccountScope, rows: WrittenRow[]) {
  if (rows.length === 0) return
  await sql`
    update contacts c set first_name = was.first_name, last_name = was.last_name, email = was.email, phone = was.phone,
      owner_id = was.owner_id, source = was.source, tags = was.tags, custom = was.custom,
      created_at = coalesce(was.created_at, c.created_at), unsubscribed_at = was.unsubscribed_at,
      unsubscribed_by = was.unsubscribed_by, updated_at = clock_timestamp()
    from ${given(rows, sql`contact_id uuid, before jsonb`)},
      jsonb_to_record(r.before) as was (first_name text, last_name text, email text, phone text, owner_id uuid, source text,
        tags text[], custom jsonb, created_at timestamptz, unsubscribed_at timestamptz, unsubscribed_by uuid)
    where c.account_id = ${accountId} and c.id = r.contact_id`.execute(db)
  await forgetAdded(db, accountId, rows)
}

/** Rows as a table `r` of a statement: small by what the planner thinks of it, so that contacts are found by their ids. */
const given = (rows: object[], columns: RawBuilder<unknown>) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${columns})`

async function forgetAdded(db: Db, accountId: string, rows: WrittenRow[]) {
  const restored = given(rows, sql`contact_id uuid, before jsonb`)
  await sql`
    delete from contact_emails e using ${restored}, jsonb_array_elements_text(r.before->'addedEmails') added
    where e.account_id = ${accountId} and e.contact_id = r.contact_id and e.email = added`.execute(db)
  await sql`
    delete from contact_phones p using ${restored}, jsonb_array_elements_text(r.before->'addedPhones') added
    where p.account_id = ${accountId} and p.contact_id = r.contact_id and p.phone_key = phone_key(added)`.execute(db)
}

/** The notes that came with these rows. */
export const takeNotesBack = (db: Db, { accountId }: AccountScope, importId: string, rows: number[]) =>
  sql`
    delete from timeline_entries t using import_rows r
    where r.account_id = ${accountId} and r.import_id = ${importId} and r.row = any(${rows}::int[]) and r.note_ids is not null
      and t.account_id = ${accountId} and t.id = any(r.note_ids)`.execute(db)

/** The homes that these rows gave to those who are as they were before, and those that came with them and are nobody's. */
export async function takeHomesBack(db: Db, { accountId }: AccountScope, importId: string, rows: number[]) {
  const { rows: homes } = await sql<{ contact_id: string; property_id: string; made_property: boolean }>`
    select contact_id, property_id, made_property from import_rows
    where account_id = ${accountId} and import_id = ${importId} and row = any(${rows}::int[]) and property_id is not null
  `.execute(db)
  if (homes.length === 0) return
  await sql`
    delete from contact_properties l using ${given(homes, sql`contact_id uuid, property_id uuid`)}
    where l.account_id = ${accountId} and l.contact_id = r.contact_id and l.property_id = r.property_id
      and l.claimed_at is null`.execute(db)
  const made = homes.filter(({ made_property }) => made_property)
  await sql`
    delete from properties p using ${given(made, sql`property_id uuid`)}
    where p.account_id = ${accountId} and p.id = r.property_id
      and not exists (select from contact_properties l where l.account_id = ${accountId} and l.property_id = p.id)
      and not exists (select from leads l where l.account_id = ${accountId} and l.property_id = p.id)
      and not exists (select from timeline_entries t where t.account_id = ${accountId} and t.property_id = p.id)
      and not exists (select from submissions s where s.account_id = ${accountId} and s.property_id = p.id)
      and not exists (select from offers o where o.account_id = ${accountId} and o.property_id = p.id)`.execute(db)
}
