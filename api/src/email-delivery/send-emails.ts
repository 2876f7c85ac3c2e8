import type { Database, Db } from '../platform/database.ts'
import { enqueue, type Job, type Tasks } from '../platform/jobs/jobs.ts'
import { createOutbox } from '../platform/mail/outbox.ts'
import { publicOrigin, type Settings } from '../platform/settings.ts'
import { createChannelPool } from './channel-pool.ts'
import { createDomainPace } from './domain-pace.ts'
import { createOutboxCarrier } from './outbox-carrier.ts'
import { listAccountsWithDuePieces } from './piece-queries.ts'
import { type SliceOptions, sendSlice } from './send-slice.ts'
import { createSmtpCarrier } from './smtp-carrier.ts'

/**
 * Sends the queued emails of accounts in turn. A process runs one such job at a time: further jobs leave their account to
 * it and end, so that bulk never takes the slots of the worker that send sign-in links.
 */
export function sendEmails(settings: Settings, secret: Buffer): Tasks['send-emails'] {
  const options = toSliceOptions(settings, secret)
  const waiting = new Set<string>()
  let isRunning = false
  /** How often in a row the mail server could not be reached. */
  let failures = 0

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
      options.pool.closeAll()
    }
  }

  async function serveAccount({ db, log, signal }: Job<'send-emails'>, accountId: string) {
    try {
      const { hasMore, nextDueAt, unavailable } = await sendSlice(db, accountId, options, { signal, log })
      failures = unavailable ? failures + 1 : 0
      if (unavailable) log.warn({ accountId, reason: unavailable }, 'Emails wait for the mail server')
      if (unavailable) await wake(db, accountId, new Date(Date.now() + Math.min(300_000, 1000 * 2 ** failures)))
      else if (hasMore) waiting.add(accountId)
      else if (nextDueAt) await wake(db, accountId, nextDueAt)
    } catch (err) {
      // One account must not keep the others from sending.
      log.error({ err, accountId }, 'Emails of an account could not be sent and will be tried again')
      await wake(db, accountId, new Date(Date.now() + 30_000))
    }
  }
}

/** A later time has a key of its own, so that it never replaces a job that is to run now. */
const wake = (db: Db, accountId: string, at?: Date) =>
  enqueue(
    db,
    'send-emails',
    { accountId },
    at ? { at, key: `send-emails-later/${accountId}` } : { key: `send-emails/${accountId}` },
  )

/** Covers jobs that were lost with a process, and what such a process had claimed. */
export const wakeEmailSenders =
  ({ db }: Database): Tasks['wake-email-senders'] =>
  async () => {
    for (const accountId of await listAccountsWithDuePieces(db)) await wake(db, accountId)
  }

const toSliceOptions = (settings: Settings, secret: Buffer): SliceOptions => ({
  pool: createChannelPool(
    settings.MAIL_URL ? createSmtpCarrier(settings.MAIL_URL) : createOutboxCarrier(createOutbox(settings.DATA_DIR)),
  ),
  pace: createDomainPace(),
  publicOrigin: publicOrigin(settings),
  secret,
  mailFrom: settings.MAIL_FROM,
  bounceDomain: settings.MAIL_BOUNCE_DOMAIN,
  confirmsDelivery: confirmsDelivery(settings),
})

/** With a provider that reports deliveries, an email counts as delivered when it says so. */
const confirmsDelivery = (settings: Settings) =>
  Object.entries(settings).some(([name, value]) => name.startsWith('MAIL_EVENTS_') && Boolean(value))
