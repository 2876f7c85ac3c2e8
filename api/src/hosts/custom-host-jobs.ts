import { Problem } from '@gable/shared/http/problem.ts'
import type { DomainContext } from '../email-domains/domain-context.ts'
import type { Database } from '../platform/database.ts'
import { enqueue, type Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { checkCustomSubDomain } from './custom-host.ts'
import { listAccountsWithDueHost } from './custom-host-queries.ts'

type CustomHostTasks = Pick<Tasks, 'check-custom-hosts' | 'check-custom-host'>

export const createCustomHostTasks = ({ db: owner }: Database, context: DomainContext): CustomHostTasks => ({
  // Uses the owner's database, because it reads all accounts.
  'check-custom-hosts': async () => {
    for (const accountId of await listAccountsWithDueHost(owner))
      await enqueue(owner, 'check-custom-host', { accountId }, { key: 'check-custom-host' })
  },
  'check-custom-host': async ({ db, payload, signal }) => {
    await checkCustomSubDomain((work) => withJobAccount(db, payload, work), context, signal).catch(ignoreKnown)
  },
})

/** The host was removed in the meantime, or another account has it: nothing that a retry would change. */
function ignoreKnown(error: unknown) {
  if (!(error instanceof Problem)) throw error
}
