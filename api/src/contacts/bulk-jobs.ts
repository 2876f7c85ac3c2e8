import type { BulkState } from '@gable/shared/contacts/bulk.ts'
import type { Db } from '../platform/database.ts'
import type { Job, Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import type { AccountScope } from '../platform/scope.ts'
import { applyNextBatch, revertNextBatch } from './bulk-batch.ts'
import { type BulkChangeRow, lockBulkChange } from './bulk-record-queries.ts'
import { analyzeTables } from './maintenance-queries.ts'

/**
 * Runs bulk changes in batches. Each batch commits together with its progress, so another process can resume where one
 * stopped.
 */
export const changeContacts = (): Tasks['change-contacts'] => (job) => runInBatches(job, 'WORKING', applyNextBatch)

export const restoreContacts = (): Tasks['restore-contacts'] => (job) => runInBatches(job, 'UNDOING', revertNextBatch)

async function runInBatches(
  { db, payload, signal }: Job<'change-contacts' | 'restore-contacts'>,
  state: BulkState,
  runBatch: (db: Db, scope: AccountScope, bulk: BulkChangeRow) => Promise<boolean>,
) {
  let hasMore = true
  while (hasMore) {
    signal.throwIfAborted()
    hasMore = await withJobAccount(db, payload, async (db, scope) => {
      const bulk = await lockBulkChange(db, scope, payload.bulkId)
      return bulk?.state === state && bulk.attempt === payload.attempt && (await runBatch(db, scope, bulk))
    })
  }
  await analyzeTables(db)
}
