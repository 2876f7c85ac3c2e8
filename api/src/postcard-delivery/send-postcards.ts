import type { Database } from '../platform/database.ts'
import { serveAccountsInTurn, wakeAccount } from '../platform/jobs/account-work.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { cancelAtPrinter } from './cancel-postcards.ts'
import { listAccountsWithPostcards } from './queue-queries.ts'
import { type DeliveryOptions, type InAccount, sendBatch } from './send-batch.ts'

/** Sends the queued postcards of accounts to the printer, and cancels there what agents canceled. */
export const sendPostcards = (options: DeliveryOptions): Tasks['send-postcards'] =>
  serveAccountsInTurn({
    task: 'send-postcards',
    failure: 'Postcards of an account could not be sent and will be tried again',
    async serve({ db, log, signal }, accountId) {
      const inAccount: InAccount = (work) => withJobAccount(db, { accountId }, work)
      const { hasMore, nextAt } = await sendBatch({ ...options, accountId, inAccount, log, signal })
      if (!hasMore && nextAt) await wakeAccount(db, 'send-postcards', accountId, nextAt)
      await cancelAtPrinter(inAccount, options.carrier, signal)
      return hasMore
    },
  })

/** Covers jobs that were lost with a process, what such a process had claimed, and the beginning of a new day. */
export const wakePostcardSenders =
  ({ db }: Database): Tasks['wake-postcard-senders'] =>
  async () => {
    for (const accountId of await listAccountsWithPostcards(db)) await wakeAccount(db, 'send-postcards', accountId)
  }

/** Cancels at the printer what agents canceled. */
export const cancelPostcards =
  ({ carrier }: DeliveryOptions): Tasks['cancel-postcards'] =>
  ({ db, payload, signal }) =>
    cancelAtPrinter((work) => withJobAccount(db, payload, work), carrier, signal)
