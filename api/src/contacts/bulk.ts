import {
  type BulkChange,
  type BulkRecord,
  instantBulkMaximum,
  type ParsedContactSelection,
  type RecordedChange,
} from '@gable/shared/contacts/bulk.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { newId } from '@gable/shared/ids.ts'
import type { Db } from '../platform/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { getBulkAction } from './bulk-action-queries.ts'
import { applyNextBatch, revertNextBatch } from './bulk-batch.ts'
import { countBulkTargets, deletePendingBatches, insertBulkChange, updateBulkChange } from './bulk-queries.ts'
import { canChangeBulk, getBulkChangeOrThrow, lockBulkChangeOrThrow, toBulkRecord } from './bulk-record.ts'
import { resolveContactQuery } from './contact-query.ts'
import type { ResolvedContactQuery } from './selection-queries.ts'
import { isTagChange } from './undo-tag-change.ts'

interface BulkInput {
  selection: ParsedContactSelection
  change: BulkChange
  expected?: number | undefined
}

export async function previewBulk(db: Db, scope: Scope, input: BulkInput) {
  const query = await resolveSelection(db, scope, input)
  return countBulkTargets(db, scope, query, await validateBulkChange(db, scope, input.change))
}

/** Changes a few contacts before it returns, and more in a job. */
export async function startBulk(db: Db, scope: Scope, input: BulkInput): Promise<BulkRecord> {
  const query = await resolveSelection(db, scope, input)
  return runBulk(db, scope, query, await validateBulkChange(db, scope, input.change), input.expected)
}

export async function runBulk(
  db: Db,
  scope: Scope,
  query: ResolvedContactQuery,
  change: RecordedChange,
  expected?: number,
): Promise<BulkRecord> {
  const attempt = newId()
  const { id, total } = await insertBulkChange(db, scope, query, change, attempt)
  if (expected !== undefined && total !== expected)
    throw new Problem('conflict', `This would change ${total} contacts now.`)
  if (total <= instantBulkMaximum) await applyNextBatch(db, scope, await lockBulkChangeOrThrow(db, scope, id))
  else await enqueue(db, 'change-contacts', { accountId: scope.accountId, bulkId: id, attempt })
  return publishBulk(db, scope, id)
}

export async function cancelBulk(db: Db, scope: Scope, id: string): Promise<BulkRecord> {
  const bulk = await lockBulkChangeOrThrow(db, scope, id)
  if (!canChangeBulk(scope, bulk)) throw new Problem('forbidden', 'Only the person who started this can stop it')
  if (bulk.state !== 'WORKING') throw new Problem('conflict', 'This is already finished.')
  if (isTagChange(bulk.change))
    throw new Problem('conflict', 'This cannot be stopped. You can undo it once it is finished.')
  await updateBulkChange(db, scope, id, { state: 'CANCELLED', attempt: null })
  await deletePendingBatches(db, scope, id)
  return publishBulk(db, scope, id)
}

export async function undoBulk(db: Db, scope: Scope, id: string): Promise<BulkRecord> {
  const bulk = await lockBulkChangeOrThrow(db, scope, id)
  if (!canChangeBulk(scope, bulk)) throw new Problem('forbidden', 'Only the person who made this change can undo it')
  if (bulk.state === 'WORKING') throw new Problem('conflict', 'This is still running. Please stop it first.')
  if (bulk.state === 'UNDOING' || bulk.state === 'UNDONE') throw new Problem('conflict', 'This was already undone.')
  const attempt = newId()
  const { accountId, agentId } = scope
  await updateBulkChange(db, scope, id, { state: 'UNDOING', attempt, undone_by: agentId, done: 0, reached: null })
  if (bulk.changed <= instantBulkMaximum) await revertNextBatch(db, scope, await lockBulkChangeOrThrow(db, scope, id))
  else await enqueue(db, 'restore-contacts', { accountId, bulkId: id, attempt })
  return publishBulk(db, scope, id)
}

async function publishBulk(db: Db, scope: Scope, id: string): Promise<BulkRecord> {
  await publishLiveEvent(db, scope, { kind: 'bulk', id })
  return toBulkRecord(scope, await getBulkChangeOrThrow(db, scope, id))
}

async function resolveSelection(db: Db, scope: Scope, { selection, change }: BulkInput): Promise<ResolvedContactQuery> {
  if (!('ids' in selection)) return resolveContactQuery(db, scope, selection)
  const { selectsArchived = false } = getBulkAction(change)
  return { ids: selection.ids, search: '', filters: [], isArchived: selectsArchived }
}

const validateBulkChange = async (db: Db, scope: Scope, change: BulkChange): Promise<RecordedChange> =>
  getBulkAction(change).validate?.(db, scope, change) ?? change
