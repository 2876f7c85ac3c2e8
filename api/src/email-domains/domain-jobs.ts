import { Problem } from '@gable/shared/http/problem.ts'
import type { Database } from '../platform/database.ts'
import { enqueue, type Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { checkDomain } from './check-domain.ts'
import type { DomainContext } from './domain-context.ts'
import { emailManagers } from './domain-notices.ts'
import { listDueDomains } from './recheck-queries.ts'

type DomainTasks = Pick<Tasks, 'check-email-domains' | 'check-email-domain' | 'send-reputation-notice'>

export const createEmailDomainTasks = ({ db: owner }: Database, context: DomainContext): DomainTasks => ({
  // Uses the owner's database, because it reads all accounts.
  'check-email-domains': async () => {
    for (const domain of await listDueDomains(owner))
      await enqueue(owner, 'check-email-domain', { ...domain }, { key: `check-email-domain/${domain.domainId}` })
  },
  'check-email-domain': async ({ db, payload, signal }) => {
    await checkDomain((work) => withJobAccount(db, payload, work), payload.domainId, context, signal).catch(
      ignoreNotFound,
    )
  },
  'send-reputation-notice': ({ db, payload: { level, reason, ...job } }) =>
    withJobAccount(db, job, (db, scope) =>
      emailManagers(db, scope, {
        subject: level === 'PAUSED' ? 'Sending emails is paused' : 'Too many of your emails fail',
        paragraphs: [
          reason,
          level === 'PAUSED'
            ? 'Mail providers block senders above this limit, so no marketing email is sent until you resume. Remove old and bought addresses first.'
            : 'Sending pauses at the limit, because mail providers block senders above it. Remove old and bought addresses now.',
        ],
        path: 'settings/email-domain-url/reputation',
        consoleOrigin: context.consoleOrigin,
      }),
    ),
})

/** The domain was removed in the meantime. */
function ignoreNotFound(error: unknown) {
  if (!(error instanceof Problem) || error.code !== 'not_found') throw error
}
