import type { Database, Db } from '../platform/database.ts'
import type { Job, Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { cancelAtPrinter } from './cancel-postcards.ts'
import { wakePostcardSender } from './enqueue-postcards.ts'
import { listAccountsWithPostcards } from './queue-queries.ts'
import { type DeliveryOptions, type InAccount, sendBatch } from './send-batch.ts'

/**
 * Sends the queued postcards of accounts to the printer in turn. A process runs one such job at a time: further jobs leave
 * their account to it and end, so that bulk never takes the slots of the worker that send sign-in links.
 */
export function sendPostcards(options: DeliveryOptions): Tasks['send-postcards'] {
  const waiting = new Set<string>()
  let isRunning = false

  return async (job) => {
    waiting.add(job.payload.accountId)
    if (isRunning) return
    isRunning = true
    try {
      for (const accountId of waiting) {
        waiting.delete(accountId)
        if (job.signal.aborted) await wake(job.db, accountId)
        else await serveAccount(job, accountId)
      }
    } finally {
      isRunning = false
    }
  }

  async function serveAccount({ db, log, signal }: Job<'send-postcards'>, accountId: string) {
    try {
      const inAccount: InAccount = (work) => withJobAccount(db, { accountId }, work)
      const { hasMore, nextAt } = await sendBatch({ ...options, accountId, inAccount, log, signal })
      if (hasMore) waiting.add(accountId)
      else if (nextAt) await wake(db, accountId, nextAt)
      await cancelAtPrinter(inAccount, options.carrier, signal)
    } catch (err) {
      // One account must not keep the others from sending.
      log.error({ err, accountId }, 'Postcards of an account could not be sent and will be tried again')
      await wake(db, accountId, new Date(Date.now() + 30_000))
    }
  }
}

const wake = (db: Db, accountId: string, at?: Date) => wakePostcardSender(db, accountId, at)

/** Covers jobs that were lost with a process, what such a process had claimed, and the beginning of a new day. */
export const wakePostcardSenders =
  ({ db }: Database): Tasks['wake-postcard-senders'] =>
  async () => {
    for (const accountId of await listAccountsWithPostcards(db)) await wake(db, accountId)
  }

/** Cancels at the printer what agents canceled. */
export const cancelPostcards =
  ({ carrier }: DeliveryOptions): Tasks['cancel-postcards'] =>
  ({ db, payload, signal }) =>
    cancelAtPrinter((work) => withJobAccount(db, payload, work), carrier, signal)
