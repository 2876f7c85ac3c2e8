import type { Database, Db } from '../platform/database.ts'
import { serveAccountsInTurn, wakeAccount } from '../platform/jobs/account-work.ts'
import type { Job, Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import { retryOnConflict } from '../platform/retry-on-conflict.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getNextDueTime, listAccountsWithDueRuns, listDueFlows, lockSchedule } from './batch-queries.ts'
import { wakeFlowSignals } from './enrolment/process-signals.ts'
import { removeArchivedRuns } from './runs/remove-runs.ts'
import { takeSteps } from './take-steps.ts'

/** A round looks at so many groups of a flow until it finds one that is free. */
const groupMaximum = 5

/** Other accounts wait meanwhile. */
const sliceLength = 500

/** Takes the steps that are due. Any number of processes work on an account. */
export const runFlows = (): Tasks['run-flows'] =>
  serveAccountsInTurn({
    task: 'run-flows',
    serve: serveAccount,
    failure: 'The flows of an account stopped and will be tried again',
  })

async function serveAccount(job: Job<'run-flows'>, accountId: string): Promise<boolean> {
  const { db, signal } = job
  const inAccount: InAccount = (work) => retryOnConflict(() => withJobAccount(db, { accountId }, work))
  while (await inAccount(removeArchivedRuns)) signal.throwIfAborted()
  const hasMore = await takeDueSteps(job, inAccount)
  // Another process may help.
  if (hasMore) await wakeAccount(db, 'run-flows', accountId)
  else await inAccount(scheduleNext)
  return hasMore && !signal.aborted
}

type InAccount = <T>(work: (db: Db, scope: AccountScope) => Promise<T>) => Promise<T>

/** Flows take turns, batch by batch, so that a large one does not hold up the others. Returns whether there is more. */
async function takeDueSteps({ signal, log }: Job<'run-flows'>, inAccount: InAccount): Promise<boolean> {
  const endsAt = performance.now() + sliceLength
  const changed = new Set<string>()
  const takeRound = async (): Promise<boolean | undefined> => {
    let taken = 0
    for (const flowId of await inAccount(listDueFlows)) {
      if (signal.aborted || performance.now() > endsAt) return true
      const count = await takeFirstFree(flowId)
      if (count > 0) changed.add(flowId)
      taken += count
    }
    // What is due but was not taken, another process is working on.
    return taken > 0 ? undefined : false
  }
  /** Skips groups of contacts that others have locked. */
  const takeFirstFree = async (flowId: string): Promise<number> => {
    for (let nth = 0; nth < groupMaximum; nth++) {
      const count = await inAccount((db, scope) => takeSteps(db, scope, { flowId, nth, log }))
      if (count !== 0) return count ?? 0
    }
    return 0
  }
  let hasMore: boolean | undefined
  while (hasMore === undefined) hasMore = await takeRound()
  await inAccount(async (db, scope) => {
    for (const id of changed) await publishLiveEvent(db, scope, { kind: 'flows', id })
  })
  return hasMore
}

/** Wakes the account when its next step is due. What is due now and locked by others is tried again soon. */
async function scheduleNext(db: Db, scope: AccountScope) {
  await lockSchedule(db, scope)
  const at = await getNextDueTime(db, scope)
  if (at) await wakeAccount(db, 'run-flows', scope.accountId, at)
}

/** Covers jobs that were lost with a process. */
export const wakeDueFlows =
  (database: Database): Tasks['wake-flows'] =>
  async () => {
    const { db } = database
    for (const accountId of await listAccountsWithDueRuns(db)) await wakeAccount(db, 'run-flows', accountId)
    await wakeFlowSignals(database)
  }
