import { invalid, Problem } from '@gable/shared/http/problem.ts'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../platform/database.ts'
import type { SessionUser } from '../platform/gate.ts'
import type { RateLimit } from '../platform/rate-limit.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { getPasswordHash, hasJustSignedInByLink, recordSecurityEvent, updatePasswordHash } from './queries.ts'
import { sendSecurityNotice } from './security-notices.ts'
import { deleteOtherSessions } from './session-queries.ts'
import { requireConfirmation } from './two-factor/confirmation.ts'
import type { IdentityContext } from './two-factor/context.ts'
import { deletePendingSignIns, deleteTrustedDevices, hasFactor, lockFactors } from './two-factor/queries.ts'

export const passwordLimit: RateLimit = { name: 'change-password', attempts: 8, minutes: 15 }

/**
 * The first password needs no current one, and neither does a new one right after signing in by link: the user may have
 * forgotten it. Both need a recent sign-in instead, as does every change of a user with a second factor.
 */
export async function changePassword(
  db: Db,
  context: IdentityContext,
  user: SessionUser,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  request: FastifyRequest,
) {
  const { userId, sessionId, emulation } = user
  if (emulation) throw new Problem('forbidden', 'The password cannot be changed while support is signed in as you')
  // Of two changes at once, the second needs the password of the first.
  await lockFactors(db, userId)
  const { password_hash } = await getPasswordHash(db, userId)
  const needsCurrentPassword = password_hash !== null && !(await hasJustSignedInByLink(db, user))
  if (needsCurrentPassword && !(await verifyPassword(password_hash, currentPassword)))
    throw invalid({ currentPassword: 'That is not your current password' })
  if (!needsCurrentPassword || (await hasFactor(db, userId))) await requireConfirmation(db, user)
  await updatePasswordHash(db, userId, await hashPassword(newPassword))
  await deleteOtherSessions(db, userId, sessionId)
  await deleteTrustedDevices(db, userId)
  await deletePendingSignIns(db, userId)
  await recordSecurityEvent(db, 'password-changed', userId, sessionId, request)
  await sendSecurityNotice(db, context, userId, { kind: 'password-changed' })
}
