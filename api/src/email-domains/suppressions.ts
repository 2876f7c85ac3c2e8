import { Problem } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import { deleteSuppression, getSuppression, type NewSuppression, upsertSuppression } from './suppression-queries.ts'

export { listSuppressed } from './suppression-queries.ts'

/** Stops all emails to an address. A graver reason replaces another, and is never replaced by a lesser one. */
export async function suppressEmail(db: Db, scope: AccountScope, suppression: NewSuppression): Promise<void> {
  await upsertSuppression(db, scope, { ...suppression, email: suppression.email.toLowerCase() })
  await publishSuppressions(db, scope)
}

/** Allows emails to an address again. */
export async function removeSuppression(db: Db, scope: AccountScope, email: string): Promise<{ email: string }> {
  const suppression = await getSuppression(db, scope, email)
  if (!suppression) throw new Problem('not_found', 'This address is not on the list')
  if (suppression.reason === 'COMPLAINT')
    throw new Problem('conflict', 'This person reported an email as spam, so emails to them cannot be allowed again.')
  await deleteSuppression(db, scope, email)
  await publishSuppressions(db, scope)
  return { email }
}

const publishSuppressions = (db: Db, scope: AccountScope) =>
  publishLiveEvent(db, scope, { kind: 'email-domains', id: 'suppressions' })
