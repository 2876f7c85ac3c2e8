import { invalid, Problem } from '@gable/shared/http/problem.ts'
import { wrongAppCode, wrongRecoveryCode } from '@gable/shared/identity/messages.ts'
import type { CodeEntry } from '@gable/shared/identity/two-factor.ts'
import type { Db } from '../../platform/database.ts'
import type { SessionUser } from '../../platform/gate.ts'
import type { RateLimit } from '../../platform/rate-limit.ts'
import { verifyPassword } from '../password.ts'
import { getPasswordHash } from '../queries.ts'
import { useAppCode } from './authenticator-app.ts'
import type { IdentityContext } from './context.ts'
import { confirmSession, hasFactor } from './queries.ts'
import { takeRecoveryCode } from './recovery-codes.ts'

export const confirmationLimit: RateLimit = { name: 'confirm-session', attempts: 8, minutes: 15 }

export async function confirmByEntry(
  db: Db,
  context: IdentityContext,
  { userId, sessionId }: SessionUser,
  entry: CodeEntry | { method: 'password'; password: string },
) {
  if (entry.method === 'password') await requirePassword(db, userId, entry.password)
  else await requireCode(db, context, userId, entry)
  await confirmSession(db, sessionId)
}

async function requirePassword(db: Db, userId: string, password: string) {
  if (await hasFactor(db, userId)) throw new Problem('forbidden', 'Use your second factor to confirm that it is you.')
  const { password_hash } = await getPasswordHash(db, userId)
  if (!(await verifyPassword(password_hash, password))) throw invalid({ password: 'That is not your password' })
}

/** Throws unless the code is right and was not used before. Uses it up. */
export async function requireCode(db: Db, context: IdentityContext, userId: string, { method, code }: CodeEntry) {
  const isCorrect =
    method === 'app' ? await useAppCode(db, context, userId, code) : await takeRecoveryCode(db, context, userId, code)
  if (!isCorrect) throw invalid({ code: method === 'app' ? wrongAppCode : wrongRecoveryCode })
}
