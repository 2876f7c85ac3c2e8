import { appCatalog } from '@gable/shared/connected-apps/catalog.ts'
import { enqueue, type Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { renderEmail } from '../platform/mail/render-email.ts'
import { getAppOwner } from './owner-queries.ts'

/** Emails the agent who connected an app that it stopped working, unless they switched these emails off. */
export const sendAppNotice =
  (consoleOrigin: string): Tasks['send-app-notice'] =>
  ({ db, payload }) =>
    withJobAccount(db, payload, async (db, scope) => {
      const owner = await getAppOwner(db, scope, payload.appId)
      if (!owner) return
      const { title } = appCatalog[owner.appName]
      const heading = `${title} needs attention`
      const path = `integrations/${owner.appName}/${payload.appId}/overview`
      const email = renderEmail({
        to: owner.email,
        subject: heading,
        heading,
        paragraphs: [
          payload.reason,
          'Contacts are not exchanged until then. Changes on both sides are kept, and follow once it works again.',
        ],
        button: { label: 'Open the app', url: `${consoleOrigin}/a/${scope.accountId}/${path}` },
      })
      await enqueue(db, 'send-mail', email)
    })
