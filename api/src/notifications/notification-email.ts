import { describeNotification } from '@gable/shared/notifications/describe.ts'
import { getKind } from '@gable/shared/notifications/kinds.ts'
import { toNotificationPath } from '@gable/shared/notifications/notification-path.ts'
import { enqueue, type Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { renderEmail } from '../platform/mail/render-email.ts'
import { markEmailed } from './email-queries.ts'

/** Emails one notification to its agent. Marking it and enqueuing the email is one transaction, so it is sent once. */
export const sendNotificationEmail =
  (consoleOrigin: string): Tasks['send-notification-email'] =>
  ({ db, payload }) =>
    withJobAccount(db, payload, async (db, scope) => {
      const emailed = await markEmailed(db, scope, payload.notificationId)
      if (!emailed) return
      const { to, notification } = emailed
      const { title, text } = describeNotification(notification)
      const account = `${consoleOrigin}/a/${scope.accountId}`
      const email = renderEmail({
        to,
        subject: title,
        heading: title,
        paragraphs: text ? [text] : [],
        button: { label: 'Open in Gable', url: `${account}/${toNotificationPath(notification)}` },
        footnote: `You get this email because “${getKind(notification.kind).label}” is set to email.`,
        footnoteLink: toSettingsLink(account),
      })
      await enqueue(db, 'send-mail', email)
    })

export const toSettingsLink = (account: string) => ({
  label: 'Change your notification settings',
  url: `${account}/settings/notification`,
})
