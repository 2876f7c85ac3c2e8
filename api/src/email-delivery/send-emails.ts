import type { Database, Db } from '../platform/database.ts'
import { serveAccountsInTurn, wakeAccount } from '../platform/jobs/account-work.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import { createOutbox } from '../platform/mail/outbox.ts'
import { publicOrigin, type Settings } from '../platform/settings.ts'
import { createChannelPool } from './channel-pool.ts'
import { createDomainPace } from './domain-pace.ts'
import { createOutboxCarrier } from './outbox-carrier.ts'
import { listAccountsWithDuePieces } from './piece-queries.ts'
import { type SliceOptions, sendSlice } from './send-slice.ts'
import { createSmtpCarrier } from './smtp-carrier.ts'

/** Sends the queued emails of accounts. */
export function sendEmails(settings: Settings, secret: Buffer): Tasks['send-emails'] {
  const options = toSliceOptions(settings, secret)
  /** How often in a row the mail server could not be reached. */
  let failures = 0

  return serveAccountsInTurn({
    task: 'send-emails',
    failure: 'Emails of an account could not be sent and will be tried again',
    onIdle: () => options.pool.closeAll(),
    async serve({ db, log, signal }, accountId) {
      const { hasMore, nextDueAt, unavailable } = await sendSlice(db, accountId, options, { signal, log })
      failures = unavailable ? failures + 1 : 0
      if (unavailable) {
        log.warn({ accountId, reason: unavailable }, 'Emails wait for the mail server')
        await wake(db, accountId, new Date(Date.now() + Math.min(300_000, 1000 * 2 ** failures)))
        return false
      }
      if (!hasMore && nextDueAt) await wake(db, accountId, nextDueAt)
      return hasMore
    },
  })
}

const wake = (db: Db, accountId: string, at?: Date) => wakeAccount(db, 'send-emails', accountId, at)

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
