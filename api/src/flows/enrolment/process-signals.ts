import { lockContacts } from '../../email-delivery/enqueue-queries.ts'
import type { Database, Db } from '../../platform/database.ts'
import type { Tasks } from '../../platform/jobs/jobs.ts'
import { withJobAccount } from '../../platform/jobs/with-job-account.ts'
import { retryOnConflict } from '../../platform/retry-on-conflict.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { listActiveFlows } from './active-flows.ts'
import { continueRuns } from './continue-runs.ts'
import { enrollByEvents } from './enroll-by-events.ts'
import { enrollChangedContacts } from './enroll-changed-contacts.ts'
import { joinEnrolling } from './enrolling-queries.ts'
import { enqueueSignals, listAccountsWithOldSignals, takeSignals, toEvents } from './signal-queries.ts'

const batchSize = 500

/**
 * Lets the flows of an account look at what happened. A batch commits together with what came of it, so each signal
 * counts once. The queue never runs two of these jobs for one account.
 */
export const processFlowSignals: Tasks['process-flow-signals'] = async ({ db, payload, signal }) => {
  let hasMore = true
  while (hasMore) {
    signal.throwIfAborted()
    hasMore = await retryOnConflict(() => withJobAccount(db, payload, processBatch))
  }
}

async function processBatch(db: Db, scope: AccountScope): Promise<boolean> {
  await joinEnrolling(db, scope)
  const signals = await takeSignals(db, scope, batchSize)
  if (signals.length === 0) return false
  const events = await toEvents(db, scope, signals)
  // Flows enroll one after the other, each in the order of ids: locked that way, two transactions would wait for each other.
  await lockContacts(db, scope, [...new Set(events.map(({ contactId }) => contactId))])
  // An event ends or continues what began before it, and may then begin something else.
  await continueRuns(db, scope, events)
  const flows = await listActiveFlows(db, scope)
  await enrollByEvents(db, scope, flows, events)
  await enrollChangedContacts(db, scope, flows, events)
  return signals.length === batchSize
}

/** Covers jobs that were lost. Uses the owner's database, because it reads all accounts. */
export async function wakeFlowSignals({ db }: Database) {
  for (const accountId of await listAccountsWithOldSignals(db)) await enqueueSignals(db, accountId)
}
