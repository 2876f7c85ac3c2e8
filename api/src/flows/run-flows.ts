import type { Database, Db } from '../platform/database.ts'
import type { Job, Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import { retryOnConflict } from '../platform/retry-on-conflict.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getNextDueTime, listAccountsWithDueRuns, listDueFlows, lockSchedule } from './batch-queries.ts'
import { wakeFlowSignals } from './enrolment/process-signals.ts'
import { removeArchivedRuns } from './runs/remove-runs.ts'
import { takeSteps } from './take-steps.ts'
import { enqueueRunFlows } from './wake.ts'

/** A round looks at so many groups of a flow until it finds one that is free. */
const groupMaximum = 5

/** Other accounts wait meanwhile. */
const sliceLength = 500

/**
 * Takes the steps that are due, of accounts in turn. A process runs one such job at a time: further jobs leave their
 * account to it and end, so that flows never take all slots of the worker. Any number of processes work on an account.
 */
export function runFlows(): Tasks['run-flows'] {
  const waiting = new Set<string>()
  let isRunning = false

  return async (job) => {
    waiting.add(job.payload.accountId)
    if (isRunning) return
    isRunning = true
    try {
      for (const accountId of waiting) {
        waiting.delete(accountId)
        if (job.signal.aborted) await enqueueRunFlows(job.db, accountId)
        else if (await serveAccount(job, accountId)) waiting.add(accountId)
      }
    } finally {
      isRunning = false
    }
  }
}

/** Returns whether more is due now. */
async function serveAccount(job: Job<'run-flows'>, accountId: string): Promise<boolean> {
  const { db, log, signal } = job
  const inAccount: InAccount = (work) => retryOnConflict(() => withJobAccount(db, { accountId }, work))
  try {
    while (await inAccount(removeArchivedRuns)) signal.throwIfAborted()
    const hasMore = await takeDueSteps(job, inAccount)
    // Another process may help.
    if (hasMore) await enqueueRunFlows(db, accountId)
    else await inAccount(scheduleNext)
    return hasMore && !signal.aborted
  } catch (err) {
    // One account must not keep the others waiting.
    log.error({ err, accountId }, 'The flows of an account stopped and will be tried again')
    await enqueueRunFlows(db, accountId, new Date(Date.now() + 30_000))
    return false
  }
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
  if (at) await enqueueRunFlows(db, scope.accountId, at)
}

/** Covers jobs that were lost with a process. */
export const wakeDueFlows =
  (database: Database): Tasks['wake-flows'] =>
  async () => {
    const { db } = database
    for (const accountId of await listAccountsWithDueRuns(db)) await enqueueRunFlows(db, accountId)
    await wakeFlowSignals(database)
  }
