import { invalid, Problem } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import type { SessionUser } from '../platform/gate.ts'
import type { RateLimit } from '../platform/rate-limit.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { getPasswordHash, recordSecurityEvent, updatePasswordHash } from './queries.ts'
import { deleteOtherSessions } from './session-queries.ts'

export const passwordLimit: RateLimit = { name: 'change-password', attempts: 8, minutes: 15 }

/** A user who signed in by link has no password yet, and sets the first one without a current one. */
export async function changePassword(
  db: Db,
  { userId, sessionId, emulation }: SessionUser,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
) {
  if (emulation) throw new Problem('forbidden', 'The password cannot be changed while support is signed in as you')
  const { password_hash } = await getPasswordHash(db, userId)
  if (password_hash && !(await verifyPassword(password_hash, currentPassword)))
    throw invalid({ currentPassword: 'That is not your current password' })
  await updatePasswordHash(db, userId, await hashPassword(newPassword))
  await deleteOtherSessions(db, userId, sessionId)
  await recordSecurityEvent(db, 'password-changed', userId, sessionId)
}
