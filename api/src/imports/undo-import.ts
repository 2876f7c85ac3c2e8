import { analyzeTables } from '../contacts/maintenance-queries.ts'
import type { Db } from '../platform/database.ts'
import type { Job, Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import { lockAttempt } from './get-import.ts'
import { updateImport } from './queries.ts'
import type { zeroCounts } from './resolve-row.ts'
import { deleteNewContacts, deleteNotes, restoreContacts, unlinkProperties } from './undo-queries.ts'
import { listRowsToUndo, markRestored, markSkipped, type UndoRow } from './undo-row-queries.ts'

type Payload = Job<'undo-import'>['payload']

/** Undoes an import in batches. Contacts changed since then are skipped, with a reason. */
export const undoImport =
  (): Tasks['undo-import'] =>
  async ({ db, payload, signal }) => {
    let hasMore = true
    while (hasMore) {
      signal.throwIfAborted()
      hasMore = await withJobAccount(db, payload, (db, scope) => undoBatch(db, scope, payload))
    }
    await analyzeTables(db)
  }

const batchSize = 2000

async function undoBatch(db: Db, scope: AccountScope, payload: Payload): Promise<boolean> {
  const stored = await lockAttempt(db, scope, payload, 'UNDOING')
  if (!stored) return false
  const rows = await listRowsToUndo(db, scope, stored.id, batchSize)
  const skipped = rows.filter(({ skip_reason }) => skip_reason !== null)
  const restorable = rows.filter(({ skip_reason }) => skip_reason === null)
  await undoRows(db, scope, stored.id, restorable)
  await markSkipped(db, scope, stored.id, skipped)
  const { NEW, UPDATED } = stored.counts as typeof zeroCounts
  const isDone = rows.length < batchSize
  await updateImport(db, scope, stored.id, {
    restored: stored.restored + countContacts(restorable),
    left_alone: stored.left_alone + countContacts(skipped),
    progress: Math.min(1, stored.progress + rows.length / Math.max(1, NEW + UPDATED)),
    ...(isDone && { state: 'UNDONE', undone_at: new Date() }),
  })
  await publishLiveEvent(db, scope, { kind: 'imports', id: stored.id })
  if (rows.length > 0) await publishLiveEvent(db, scope, { kind: 'contacts' })
  return !isDone
}

async function undoRows(db: Db, scope: AccountScope, importId: string, rows: UndoRow[]) {
  const rowNumbers = rows.map(({ row }) => row)
  await deleteNotes(db, scope, importId, rowNumbers)
  const newContacts = rows.filter(({ outcome }) => outcome === 'NEW')
  await deleteNewContacts(
    db,
    scope,
    newContacts.map(({ contact_id }) => contact_id),
  )
  await restoreContacts(
    db,
    scope,
    rows.filter(({ before }) => before !== null),
  )
  await unlinkProperties(db, scope, importId, rowNumbers)
  await markRestored(db, scope, importId, rowNumbers)
}

/** Counts each contact once. Only its first row is NEW or has the contact as it was before. */
const countContacts = (rows: UndoRow[]) =>
  rows.filter(({ outcome, before, skip_reason }) => outcome === 'NEW' || before !== null || skip_reason === 'ERASED')
    .length
