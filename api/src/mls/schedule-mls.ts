import type { Database } from '../platform/database.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { startRun } from './complete-run.ts'
import { listDueConnections } from './connection-queries.ts'

/** Asks every MLS for changes, and at night for all recent keys. Uses the owner's database, because it reads all accounts. */
export const scheduleMls =
  ({ db: owner }: Database): Tasks['schedule-mls'] =>
  async ({ db }) => {
    for (const { accountId, connectionId, isNightly } of await listDueConnections(owner, new Date()))
      await withJobAccount(db, { accountId }, (db, scope) =>
        startRun(db, scope, { connectionId, kind: isNightly ? 'RECONCILE' : 'CHANGES', requestedBy: null }),
      )
  }
