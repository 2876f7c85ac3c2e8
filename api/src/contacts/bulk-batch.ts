import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import {
  applyBulkToContacts,
  batchSize,
  listNextChangedContactIds,
  revertBulkForContacts,
  takeNextBatch,
  updateBulkChange,
} from './bulk-queries.ts'
import type { BulkChangeRow } from './bulk-record-queries.ts'
import { ignoreTagEvents, prepareBulkWrite } from './maintenance-queries.ts'
import { finishTagUndo, isTagChange } from './undo-tag-change.ts'

/** Changes the next batch of contacts. Returns whether there may be more. */
export async function applyNextBatch(db: Db, scope: AccountScope, bulk: BulkChangeRow): Promise<boolean> {
  await prepareBatch(db, bulk)
  const ids = (await takeNextBatch(db, scope, bulk.id)) ?? []
  const changed = bulk.changed + (ids.length > 0 ? await applyBulkToContacts(db, scope, bulk, ids) : 0)
  const processed = bulk.processed + ids.length
  const isDone = processed >= bulk.total || ids.length === 0
  await updateBulkChange(db, scope, bulk.id, { changed, done: processed, ...(isDone && { state: 'DONE' }) })
  await publishProgress(db, scope, bulk)
  return !isDone
}

/** Reverts the next batch of changed contacts. Returns whether there may be more. */
export async function revertNextBatch(db: Db, scope: AccountScope, bulk: BulkChangeRow): Promise<boolean> {
  await prepareBatch(db, bulk)
  const ids = await listNextChangedContactIds(db, scope, bulk)
  const skipped = ids.length > 0 ? await revertBulkForContacts(db, scope, bulk, ids) : 0
  const isDone = ids.length < batchSize
  await updateBulkChange(db, scope, bulk.id, {
    done: bulk.processed + ids.length,
    left_alone: bulk.skipped + skipped,
    reached: ids.at(-1) ?? bulk.cursor,
    ...(isDone && { state: 'UNDONE', undone_at: new Date() }),
  })
  if (isDone) await finishTagUndo(db, scope, bulk)
  await publishProgress(db, scope, bulk)
  return !isDone
}

async function prepareBatch(db: Db, { change }: BulkChangeRow) {
  await prepareBulkWrite(db)
  // A tag that goes by another name is news to no workflow.
  if (isTagChange(change)) await ignoreTagEvents(db)
}

async function publishProgress(db: Db, scope: AccountScope, { id }: BulkChangeRow) {
  await publishLiveEvent(db, scope, { kind: 'bulk', id })
  await publishLiveEvent(db, scope, { kind: 'contacts' })
}
