import type { Db } from '../database.ts'
import { enqueue, type Job } from './jobs.ts'

/** Tasks that do whatever is due in an account, however often they are asked to. */
type AccountTask = 'send-emails' | 'send-postcards' | 'run-flows'

interface AccountWork<K extends AccountTask> {
  task: K
  /** Returns whether the account has more to do now. */
  serve: (job: Job<K>, accountId: string) => Promise<boolean>
  /** What the log says when `serve` fails. The account is tried again soon. */
  failure: string
  /** Called when no account waits any more. */
  onIdle?: () => void
}

/**
 * Serves accounts in turn. A process runs one such job at a time: further jobs leave their account to it and end, so that
 * bulk never takes the slots of the worker that send sign-in links.
 */
export function serveAccountsInTurn<K extends AccountTask>({ task, serve, failure, onIdle }: AccountWork<K>) {
  const waiting = new Set<string>()
  let isRunning = false

  return async (job: Job<K>) => {
    waiting.add(job.payload.accountId)
    if (isRunning) return
    isRunning = true
    try {
      for (const accountId of waiting) {
        waiting.delete(accountId)
        if (job.signal.aborted) await wakeAccount(job.db, task, accountId)
        else if (await tryToServe(job, accountId)) waiting.add(accountId)
      }
    } finally {
      isRunning = false
      onIdle?.()
    }
  }

  async function tryToServe(job: Job<K>, accountId: string): Promise<boolean> {
    try {
      return await serve(job, accountId)
    } catch (err) {
      // One account must not keep the others waiting.
      job.log.error({ err, accountId }, failure)
      await wakeAccount(job.db, task, accountId, new Date(Date.now() + 30_000))
      return false
    }
  }
}

/** Serves an account soon after the transaction of the caller commits, or at a time. */
export const wakeAccount = (db: Db, task: AccountTask, accountId: string, at?: Date): Promise<void> =>
  enqueue(
    db,
    task,
    { accountId },
    // A later time has a key of its own, so that it never replaces a job that is to run now.
    at ? { at, key: `${task}-later` } : { key: task },
  )
