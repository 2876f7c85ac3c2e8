import { Problem } from '@gable/shared/http/problem.ts'
import { confirmationRequired } from '@gable/shared/identity/messages.ts'
import { type ConfirmationMethod, confirmationMinutes } from '@gable/shared/identity/two-factor.ts'
import type { Db } from '../../platform/database.ts'
import type { SessionUser } from '../../platform/gate.ts'
import { getPasswordHash } from '../queries.ts'
import { getFactors, isConfirmed } from './queries.ts'

/** Refuses to change how a user signs in, unless they have just signed in or confirmed who they are. Support never may. */
export async function requireConfirmation(db: Db, { sessionId, emulation }: SessionUser) {
  if (emulation) throw new Problem('forbidden', 'Sign-in settings cannot be changed while support is signed in as you')
  if (!(await isConfirmed(db, sessionId, confirmationMinutes))) throw new Problem('unconfirmed', confirmationRequired)
}

/** A password alone is not enough of a user with a second factor. */
export async function listConfirmationMethods(db: Db, userId: string): Promise<ConfirmationMethod[]> {
  const { hasApp, hasPasskey } = await getFactors(db, userId)
  if (hasApp || hasPasskey) return [...(hasApp ? ['app' as const] : []), ...(hasPasskey ? ['passkey' as const] : [])]
  const { password_hash } = await getPasswordHash(db, userId)
  return password_hash === null ? [] : ['password']
}
