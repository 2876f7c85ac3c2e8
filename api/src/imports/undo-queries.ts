import { type RawBuilder, sql } from 'kysely'
import type { ContactBefore } from '../database/schema/imports-and-exports.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export interface WrittenRow {
  row: number
  outcome: 'NEW' | 'UPDATED'
  contact_id: string
  stamp: string
  before: ContactBefore | null
}

/** What an import wrote and is not yet taken back, the last first. */
export async function writtenRows(db: Db, { accountId }: AccountScope, importId: string, limit: number) {
  const { rows } = await sql<WrittenRow>`
    select row, outcome, contact_id, stamp::text as stamp, before from import_rows
    where account_id = ${accountId} and import_id = ${importId} and undone is null and stamp is not null
    order by row desc limit ${limit}`.execute(db)
  return rows
}

/** Those who came with the import and with whom nothing has happened since. Answers of them. */
export async function removeNewcomers(db: Db, { accountId }: AccountScope, rows: WrittenRow[]): Promise<string[]> {
  if (rows.length === 0) return []
  const { rows: gone } = await sql<{ id: string }>`
    delete from contacts c using ${given(rows, sql`contact_id uuid, stamp timestamptz`)}
    where c.account_id = ${accountId} and c.id = r.contact_id and ${isAsLeft}
      and not exists (select from timeline_entries t where t.account_id = ${accountId} and t.contact_id = c.id)
      and not exists (select from leads l where l.account_id = ${accountId} and l.contact_id = c.id)
      and not exists (select from submissions s where s.account_id = ${accountId} and s.contact_id = c.id)
      and not exists (select from contacts m where m.account_id = ${accountId} and m.merged_into = c.id)
    returning c.id`.execute(db)
  return gone.map(({ id }) => id)
}

/** Those whom the import changed, as they were before it. Answers of them. */
export async function putBack(db: Db, { accountId }: AccountScope, rows: WrittenRow[]): Promise<string[]> {
  if (rows.length === 0) return []
  const { rows: restored } = await sql<{ id: string }>`
    update contacts c set first_name = was.first_name, last_name = was.last_name, email = was.email, phone = was.phone,
      owner_id = was.owner_id, source = was.source, tags = was.tags, custom = was.custom,
      unsubscribed_at = was.unsubscribed_at, unsubscribed_by = was.unsubscribed_by, updated_at = clock_timestamp()
    from ${given(rows, sql`contact_id uuid, stamp timestamptz, before jsonb`)},
      jsonb_to_record(r.before) as was (first_name text, last_name text, email text, phone text,
        owner_id uuid, source text, tags text[], custom jsonb, unsubscribed_at timestamptz, unsubscribed_by uuid)
    where c.account_id = ${accountId} and c.id = r.contact_id and ${isAsLeft}
      and not exists (select from contacts o where o.account_id = ${accountId} and o.email = was.email
        and o.archived_at is null and o.id <> c.id)
    returning c.id`.execute(db)
  const ids = restored.map(({ id }) => id)
  await forgetAdded(
    db,
    accountId,
    rows.filter(({ contact_id }) => ids.includes(contact_id)),
  )
  return ids
}

/** Rows as a table `r` of a statement: small by what the planner thinks of it, so that contacts are found by their ids. */
const given = (rows: object[], columns: RawBuilder<unknown>) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${columns})`

/** Nobody has written to them since the import did. */
const isAsLeft = sql`c.updated_at = r.stamp and c.archived_at is null and c.merged_into is null`

async function forgetAdded(db: Db, accountId: string, rows: WrittenRow[]) {
  const restored = given(rows, sql`contact_id uuid, before jsonb`)
  await sql`
    delete from contact_emails e using ${restored}, jsonb_array_elements_text(r.before->'addedEmails') added
    where e.account_id = ${accountId} and e.contact_id = r.contact_id and e.email = added`.execute(db)
  await sql`
    delete from contact_phones p using ${restored}, jsonb_array_elements_text(r.before->'addedPhones') added
    where p.account_id = ${accountId} and p.contact_id = r.contact_id and p.phone_key = phone_key(added)`.execute(db)
}

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
      and not exists (select from submissions s where s.account_id = ${accountId} and s.property_id = p.id)`.execute(db)
}

export async function markUndone(
  db: Db,
  { accountId }: AccountScope,
  importId: string,
  rows: number[],
  undone: 'RESTORED' | 'LEFT',
) {
  if (rows.length === 0) return
  await sql`
    update import_rows set undone = ${undone}
    where account_id = ${accountId} and import_id = ${importId} and row = any(${rows}::int[])`.execute(db)
}
