import type { BulkState } from '@gable/shared/contacts/bulk.ts'
import type { Db } from '../platform/database.ts'
import { inAccountOfJob } from '../platform/jobs/in-account-of-job.ts'
import type { Job, Tasks } from '../platform/jobs/jobs.ts'
import type { AccountScope } from '../platform/scope.ts'
import { changeSome, restoreSome } from './bulk-batch.ts'
import { type KeptBulk, lockBulk } from './bulk-record-queries.ts'
import { knowSizes } from './many-queries.ts'

/**
 * Changes of many contacts, some at a time: each batch and the mark of how far it is stand or fall together, so that a
 * process that dies is taken over from there.
 */
export const changeContacts = (): Tasks['change-contacts'] => (job) => inBatches(job, 'WORKING', changeSome)

export const restoreContacts = (): Tasks['restore-contacts'] => (job) => inBatches(job, 'UNDOING', restoreSome)

async function inBatches(
  { db, payload, signal }: Job<'change-contacts' | 'restore-contacts'>,
  state: BulkState,
  workOn: (db: Db, scope: AccountScope, bulk: KeptBulk) => Promise<boolean>,
) {
  let goesOn = true
  while (goesOn) {
    signal.throwIfAborted()
    goesOn = await inAccountOfJob(db, payload, async (db, scope) => {
      const bulk = await lockBulk(db, scope, payload.bulkId)
      return bulk?.state === state && bulk.attempt === payload.attempt && (await workOn(db, scope, bulk))
    })
  }
  await knowSizes(db)
}
