import { lockContacts } from '../../contacts/lock-queries.ts'
import type { Database, Db } from '../../platform/database.ts'
import type { Tasks } from '../../platform/jobs/jobs.ts'
import { withJobAccount } from '../../platform/jobs/with-job-account.ts'
import { retryOnConflict } from '../../platform/retry-on-conflict.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { isConnectionProblem } from '../is-connection-problem.ts'
import { listActiveFlows } from './active-flows.ts'
import { continueRuns } from './continue-runs.ts'
import { enrollByEvents } from './enroll-by-events.ts'
import { enrollChangedContacts } from './enroll-changed-contacts.ts'
import { joinEnrolling } from './enrolling-queries.ts'
import { publishChange } from './failed-events.ts'
import { countFailure, listFailedSignals } from './failed-signal-queries.ts'
import {
  enqueueSignals,
  isImporting,
  listAccountsWithOldSignals,
  listNextSignals,
  type NextSignals,
  type Signal,
  takeSignals,
  toEvents,
} from './signal-queries.ts'
import { splitRounds } from './split-rounds.ts'

const batchSize = 500

/**
 * Lets the flows of an account look at what happened. A batch commits together with what came of it, so each signal
 * counts once. The queue never runs two of these jobs for one account. If a batch fails, its signals are tried one by
 * one; one that fails is tried again later, and then set aside for an agent to look at. While an import writes, its
 * contacts wait, so that it does not take twice as long.
 */
export const processFlowSignals: Tasks['process-flow-signals'] = async ({ db, payload, signal, log }) => {
  const inAccount = <T>(work: (db: Db, scope: AccountScope) => Promise<T>) =>
    retryOnConflict(() => withJobAccount(db, payload, work))
  let failure: { error: unknown } | undefined

  async function processAlone(id: string) {
    signal.throwIfAborted()
    try {
      await inAccount((db, scope) => processSignals(db, scope, { ids: [id] }))
    } catch (error) {
      if (isConnectionProblem(error)) throw error
      const isSetAside = await inAccount((db, scope) => recordFailure(db, scope, id))
      if (isSetAside) log.error({ err: error, signalId: id }, 'An event that flows react to was set aside')
      else failure ??= { error }
    }
  }

  for (const id of await inAccount(listFailedSignals)) await processAlone(id)
  for (let count = batchSize; count === batchSize; ) {
    signal.throwIfAborted()
    try {
      count = await inAccount((db, scope) => processNext(db, scope))
    } catch (error) {
      if (isConnectionProblem(error)) throw error
      const ids = await inAccount(async (db, scope) => listNextSignals(db, scope, await getNext(db, scope)))
      for (const id of ids) await processAlone(id)
      count = ids.length
    }
  }
  // The queue tries the job again after a while.
  if (failure) throw failure.error
}

const processNext = async (db: Db, scope: AccountScope) => processSignals(db, scope, await getNext(db, scope))

const getNext = async (db: Db, scope: AccountScope): Promise<NextSignals> => ({
  limit: batchSize,
  skipsImports: await isImporting(db, scope),
})

/** Returns how many were there. */
async function processSignals(db: Db, scope: AccountScope, which: NextSignals | { ids: string[] }) {
  await joinEnrolling(db, scope)
  const signals: Signal[] = await takeSignals(db, scope, which)
  if (signals.length === 0) return 0
  const events = await toEvents(db, scope, signals)
  // Flows enroll one after the other, each in the order of ids: locked that way, two transactions would wait for each other.
  await lockContacts(db, scope, [...new Set(events.map(({ contactId }) => contactId))])
  const flows = await listActiveFlows(db, scope)
  for (const round of splitRounds(events)) {
    // An event ends or continues what began before it, and may then begin something else.
    await continueRuns(db, scope, round)
    await enrollByEvents(db, scope, flows, round)
    await enrollChangedContacts(db, scope, flows, round)
  }
  return signals.length
}

async function recordFailure(db: Db, scope: AccountScope, id: string): Promise<boolean> {
  const isSetAside = await countFailure(db, scope, id)
  if (isSetAside) await publishChange(db, scope)
  return isSetAside
}

/** Covers jobs that were lost. Uses the owner's database, because it reads all accounts. */
export async function wakeFlowSignals({ db }: Database) {
  for (const accountId of await listAccountsWithOldSignals(db)) await enqueueSignals(db, accountId)
}
