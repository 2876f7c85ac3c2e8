import type { UndoSkipReason } from '@gable/shared/imports/import.ts'
import { sql } from 'kysely'
import type { ContactBefore } from '../database/schema/imports-and-exports.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export interface UndoRow {
  row: number
  outcome: 'NEW' | 'UPDATED'
  contact_id: string
  before: ContactBefore | null
  /** Null if the contact can be restored. */
  skip_reason: UndoSkipReason | null
}

/**
 * The imported rows that are not undone yet, last first. Locks their contacts, so that none changes before it is
 * restored.
 */
export async function listRowsToUndo(db: Db, { accountId }: AccountScope, importId: string, limit: number) {
  const { rows: importedRows } = await sql<{ row: number; contact_id: string }>`
    select row, contact_id from import_rows
    where account_id = ${accountId} and import_id = ${importId} and undone is null and stamp is not null
    order by row desc limit ${limit}`.execute(db)
  const rowNumbers = importedRows.map(({ row }) => row)
  const contactIds = [...new Set(importedRows.map(({ contact_id }) => contact_id))]
  await sql`
    select from contacts where account_id = ${accountId} and id = any(${contactIds}::uuid[])
    order by id for update`.execute(db)
  const { rows } = await sql<UndoRow>`
    select r.row, r.outcome, r.contact_id, r.before, case
      when c.id is null then 'ERASED'
      when c.merged_into is not null
        or exists (select from contacts m where m.account_id = ${accountId} and m.merged_into = c.id) then 'MERGED'
      when c.updated_at <> r.stamp or c.archived_at is not null or ${hasEditedNote} then 'CHANGED'
      when ${isNewContact} and ${hasOtherActivity} then 'USED'
      when exists (select from contacts o where o.account_id = ${accountId} and o.email = r.before->>'email'
        and o.archived_at is null and o.id <> c.id) then 'EMAIL_TAKEN'
      end as skip_reason
    from import_rows r left join contacts c on c.account_id = ${accountId} and c.id = r.contact_id
      and c.id = any(${contactIds}::uuid[])
    where r.account_id = ${accountId} and r.import_id = ${importId} and r.row = any(${rowNumbers}::int[])
    order by r.row desc`.execute(db)
  return rows
}

/** Rows of this import that added the note `t` to the contact. */
const rowsWithNote = sql`(select from import_rows n where n.account_id = r.account_id and n.contact_id = c.id
  and n.import_id = r.import_id and t.id = any(n.note_ids))`

const hasEditedNote = sql<boolean>`(r.note_ids is not null and exists (select from timeline_entries t
  where t.account_id = r.account_id and t.id = any(r.note_ids) and t.detail ? 'editedAt'))`

const isNewContact = sql<boolean>`(r.outcome = 'NEW' or exists (select from import_rows n
  where n.account_id = r.account_id and n.contact_id = c.id and n.import_id = r.import_id and n.outcome = 'NEW'))`

/** Activity, leads or submissions that did not come with the import. */
const hasOtherActivity = sql<boolean>`(
  exists (select from timeline_entries t where t.account_id = r.account_id and t.contact_id = c.id and not exists ${rowsWithNote})
  or exists (select from leads l where l.account_id = r.account_id and l.contact_id = c.id)
  or exists (select from submissions s where s.account_id = r.account_id and s.contact_id = c.id))`

export const markRestored = (db: Db, { accountId }: AccountScope, importId: string, rowNumbers: number[]) =>
  sql`
    update import_rows set undone = 'RESTORED'
    where account_id = ${accountId} and import_id = ${importId} and row = any(${rowNumbers}::int[])`.execute(db)

export const markSkipped = (
  db: Db,
  { accountId }: AccountScope,
  importId: string,
  rows: { row: number; skip_reason: UndoSkipReason | null }[],
) =>
  sql`
    update import_rows r set undone = 'LEFT', left_because = s.skip_reason
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (row int, skip_reason text)
    where r.account_id = ${accountId} and r.import_id = ${importId} and r.row = s.row`.execute(db)
