import type { UndoSkipReason } from '@gable/shared/imports/import.ts'
import { sql } from 'kysely'
import type { ContactBefore } from '../database/schema/imports-and-exports.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export interface WrittenRow {
  row: number
  outcome: 'NEW' | 'UPDATED'
  contact_id: string
  before: ContactBefore | null
  /** Why the contact stays as they are; nothing where they can be as before. */
  because: UndoSkipReason | null
}

/**
 * What an import wrote and is not yet taken back, the last first, each with what has happened to the contact since. The
 * contacts are held until the transaction ends: nothing happens to them meanwhile.
 */
export async function writtenRows(db: Db, { accountId }: AccountScope, importId: string, limit: number) {
  const { rows: written } = await sql<{ row: number; contact_id: string }>`
    select row, contact_id from import_rows
    where account_id = ${accountId} and import_id = ${importId} and undone is null and stamp is not null
    order by row desc limit ${limit}`.execute(db)
  const numbers = written.map(({ row }) => row)
  const contactIds = [...new Set(written.map(({ contact_id }) => contact_id))]
  await sql`
    select from contacts where account_id = ${accountId} and id = any(${contactIds}::uuid[])
    order by id for update`.execute(db)
  const { rows } = await sql<WrittenRow>`
    select r.row, r.outcome, r.contact_id, r.before, case
      when c.id is null then 'ERASED'
      when c.merged_into is not null
        or exists (select from contacts m where m.account_id = ${accountId} and m.merged_into = c.id) then 'MERGED'
      when c.updated_at <> r.stamp or c.archived_at is not null or ${hasEditedNote} then 'CHANGED'
      when ${isNewcomer} and ${hasHistory} then 'USED'
      when exists (select from contacts o where o.account_id = ${accountId} and o.email = r.before->>'email'
        and o.archived_at is null and o.id <> c.id) then 'EMAIL_TAKEN'
      end as because
    from import_rows r left join contacts c on c.account_id = ${accountId} and c.id = r.contact_id
      and c.id = any(${contactIds}::uuid[])
    where r.account_id = ${accountId} and r.import_id = ${importId} and r.row = any(${numbers}::int[])
    order by r.row desc`.execute(db)
  return rows
}

/** Notes that came with this import to the contact of a row. */
const ownNotes = sql`(select from import_rows n where n.account_id = r.account_id and n.contact_id = c.id
  and n.import_id = r.import_id and t.id = any(n.note_ids))`

const hasEditedNote = sql<boolean>`(r.note_ids is not null and exists (select from timeline_entries t
  where t.account_id = r.account_id and t.id = any(r.note_ids) and t.detail ? 'editedAt'))`

const isNewcomer = sql<boolean>`(r.outcome = 'NEW' or exists (select from import_rows n
  where n.account_id = r.account_id and n.contact_id = c.id and n.import_id = r.import_id and n.outcome = 'NEW'))`

/** Something has come to them that did not come with the import. */
const hasHistory = sql<boolean>`(
  exists (select from timeline_entries t where t.account_id = r.account_id and t.contact_id = c.id and not exists ${ownNotes})
  or exists (select from leads l where l.account_id = r.account_id and l.contact_id = c.id)
  or exists (select from submissions s where s.account_id = r.account_id and s.contact_id = c.id))`

export const markRestored = (db: Db, { accountId }: AccountScope, importId: string, rows: number[]) =>
  sql`
    update import_rows set undone = 'RESTORED'
    where account_id = ${accountId} and import_id = ${importId} and row = any(${rows}::int[])`.execute(db)

export const markLeft = (
  db: Db,
  { accountId }: AccountScope,
  importId: string,
  left: { row: number; because: UndoSkipReason | null }[],
) =>
  sql`
    update import_rows r set undone = 'LEFT', left_because = l.because
    from jsonb_to_recordset(${JSON.stringify(left)}::jsonb) as l (row int, because text)
    where r.account_id = ${accountId} and r.import_id = ${importId} and r.row = l.row`.execute(db)
