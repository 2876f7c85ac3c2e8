import { describeNotification } from '@gable/shared/notifications/describe.ts'
import { getKind, NotificationKind } from '@gable/shared/notifications/kinds.ts'
import type { Notification } from '@gable/shared/notifications/notification.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { truncate } from '@gable/shared/text/truncate.ts'
import type { Database } from '../platform/database.ts'
import { enqueue, type Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { renderEmail } from '../platform/mail/render-email.ts'
import { claimDigest, listDueDigests } from './email-queries.ts'
import { toSettingsLink } from './notification-email.ts'

/** Enqueues the digests whose hour has come. After a downtime the hour has still come, so none is lost. */
export const scheduleDigests =
  (owner: Database): Tasks['schedule-digests'] =>
  async ({ db }) => {
    for (const digest of await listDueDigests(owner))
      await enqueue(db, 'send-digest', digest, { key: `send-digest/${digest.agentId}` })
  }

/** Emails an agent what came in since the last digest and is not read yet. Claiming it and enqueuing the email is one transaction. */
export const sendDigest =
  (consoleOrigin: string): Tasks['send-digest'] =>
  ({ db, payload }) =>
    withJobAccount(db, payload, async (db, scope) => {
      const digest = await claimDigest(db, scope, payload.agentId)
      if (!digest) return
      const { to, agencyName, notifications } = digest
      const count = notifications.length
      const title = `${pluralize(count, 'notification')} at ${agencyName}`
      const account = `${consoleOrigin}/a/${scope.accountId}`
      const email = renderEmail({
        to,
        subject: title,
        heading: title,
        paragraphs: listParagraphs(notifications),
        button: { label: 'Open Gable', url: `${account}/home` },
        footnote: 'You get this email once a day, when there is something new.',
        footnoteLink: { ...toSettingsLink(account), label: 'Unsubscribe or change your notification settings' },
      })
      await enqueue(db, 'send-mail', email)
    })

const listedPerKind = 20

/** A paragraph for each kind, in the order of the settings. */
const listParagraphs = (notifications: Notification[]): string[] =>
  NotificationKind.options.flatMap((kind) => {
    const ofKind = notifications.filter((notification) => notification.kind === kind)
    if (ofKind.length === 0) return []
    const lines = ofKind.slice(0, listedPerKind).map(toLine)
    const more = ofKind.length - lines.length
    return [[getKind(kind).label, ...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n')]
  })

function toLine(notification: Notification) {
  const { title, text } = describeNotification(notification)
  return `• ${title}${text ? `: ${truncate(text.replaceAll('\n', ' '), 120)}` : ''}`
}
