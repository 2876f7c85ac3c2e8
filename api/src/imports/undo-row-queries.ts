import type { UndoSkipReason } from '@gable/shared/imports/import.ts'
import { sql } from 'kysely'
import type { ContactAfter, ContactBefore } from '../database/schema/imports-and-exports.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import type { ContactRecord } from './match-queries.ts'

export interface UndoRow {
  row: number
  outcome: 'NEW' | 'UPDATED'
  contact_id: string
  /** Both are on the first row of the contact. A new contact has no earlier version. */
  before: ContactBefore | null
  after: ContactAfter | null
}

/** A contact that the import created or updated, with all its rows. */
export interface ImportedContact {
  contactId: string
  isNew: boolean
  rows: UndoRow[]
}

/** The last imported rows that are not undone yet, and all other rows of their contacts. */
export async function listRowsToUndo(db: Db, { accountId }: AccountScope, importId: string, limit: number) {
  const { rows } = await sql<UndoRow>`
    with last_rows as materialized (
      select contact_id from import_rows
      where account_id = ${accountId} and import_id = ${importId} and undone is null and stamp is not null
      order by row desc limit ${limit}
    )
    select row, outcome, contact_id, before, after from import_rows
    where account_id = ${accountId} and import_id = ${importId} and undone is null and stamp is not null
      and contact_id = any(array(select contact_id from last_rows))
    order by row desc`.execute(db)
  return rows
}

/** The reason to leave a contact is null if its content alone decides. */
export type ContactState = ContactRecord & { skip_reason: UndoSkipReason | null }

/**
 * The contacts as they are now, by id. Locks them, so that none changes before it is restored, and before them the
 * properties that may be deleted.
 */
export async function lockContacts(
  db: Db,
  { accountId }: AccountScope,
  importId: string,
  imported: ImportedContact[],
): Promise<Map<string, ContactState>> {
  const ids = imported.map(({ contactId }) => contactId)
  const newIds = imported.flatMap(({ contactId, isNew }) => (isNew ? [contactId] : []))
  await sql`
    select from properties where account_id = ${accountId} and id in (
      select unnest(new_property_ids) from import_rows
      where account_id = ${accountId} and import_id = ${importId} and contact_id = any(${ids}::uuid[])
    ) order by id for no key update`.execute(db)
  await sql`
    select from contacts where account_id = ${accountId} and id = any(${ids}::uuid[]) order by id for update`.execute(
    db,
  )
  const { rows } = await sql<ContactState>`
    select c.id, c.first_name, c.last_name, c.email, c.phone, c.owner_id, c.source, c.language, c.tags, c.custom, c.created_at,
      c.unsubscribed_at, c.unsubscribed_by, c.archived_at, case
        when c.merged_into is not null or ${wasMergedInto(importId)} then 'MERGED'
        when c.archived_at is not null or ${hasEditedNote(importId)} then 'CHANGED'
        when c.id = any(${newIds}::uuid[]) and ${hasOtherActivity(importId)} then 'USED'
        when c.id = any(${newIds}::uuid[]) and ${hasOtherDetails(importId)} then 'CHANGED'
      end as skip_reason
    from contacts c where c.account_id = ${accountId} and c.id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The rows `n` of the import about the contact `c`. */
const fromRows = (importId: string) =>
  sql`import_rows n where n.account_id = c.account_id and n.contact_id = c.id and n.import_id = ${importId}`

/** Another contact was merged into this one since the import, and the merge was not undone. */
const wasMergedInto = (importId: string) => sql<boolean>`exists (
  select from contact_merges m where m.account_id = c.account_id and m.kept_id = c.id and m.undone_at is null
    and m.at > (select min(n.stamp) from ${fromRows(importId)}))`

const hasEditedNote = (importId: string) => sql<boolean>`exists (
  select from timeline_entries t where t.account_id = c.account_id and t.detail ? 'editedAt'
    and t.id in (select unnest(n.note_ids) from ${fromRows(importId)}))`

/** Activity, leads or submissions that did not come with the import. */
const hasOtherActivity = (importId: string) => sql<boolean>`(
  exists (select from timeline_entries t where t.account_id = c.account_id and t.contact_id = c.id
    and not exists (select from ${fromRows(importId)} and t.id = any(n.note_ids)))
  or exists (select from leads l where l.account_id = c.account_id and l.contact_id = c.id)
  or exists (select from submissions s where s.account_id = c.account_id and s.contact_id = c.id))`

/** Properties, emails or phone numbers that did not come with the import. */
const hasOtherDetails = (importId: string) => sql<boolean>`(
  exists (select from contact_properties l where l.account_id = c.account_id and l.contact_id = c.id
    and not exists (select from ${fromRows(importId)} and l.property_id = any(n.property_ids)))
  or exists (select from contact_emails e where e.account_id = c.account_id and e.contact_id = c.id
    and not exists (select from ${fromRows(importId)} and n.after -> 'addedEmails' ? e.email))
  or exists (select from contact_phones p where p.account_id = c.account_id and p.contact_id = c.id
    and not exists (select from ${fromRows(importId)} and p.phone_key in (
      select phone_key(added) from jsonb_array_elements_text(n.after -> 'addedPhones') added))))`

export const markRestored = (db: Db, { accountId }: AccountScope, importId: string, rowNumbers: number[]) =>
  sql`
    update import_rows set undone = 'RESTORED'
    where account_id = ${accountId} and import_id = ${importId} and row = any(${rowNumbers}::int[])`.execute(db)

export const markSkipped = (
  db: Db,
  { accountId }: AccountScope,
  importId: string,
  rows: { row: number; reason: UndoSkipReason }[],
) =>
  sql`
    update import_rows r set undone = 'LEFT', left_because = s.reason
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (row int, reason text)
    where r.account_id = ${accountId} and r.import_id = ${importId} and r.row = s.row`.execute(db)

export const unmarkSkipped = (db: Db, { accountId }: Scope, importId: string) =>
  sql`
    update import_rows set undone = null, left_because = null
    where account_id = ${accountId} and import_id = ${importId} and undone = 'LEFT'`.execute(db)
