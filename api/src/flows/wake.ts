import type { Db } from '../platform/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Takes the steps that are due, soon after the transaction of the caller commits. */
export const wakeFlows = (db: Db, { accountId }: AccountScope): Promise<void> => enqueueRunFlows(db, accountId)

/** A later time has a key of its own, so that it never replaces a job that is to run now. */
export const enqueueRunFlows = (db: Db, accountId: string, at?: Date): Promise<void> =>
  enqueue(
    db,
    'run-flows',
    { accountId },
    at ? { at, key: `run-flows-later/${accountId}` } : { key: `run-flows/${accountId}` },
  )
