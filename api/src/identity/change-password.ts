import { Problem } from '@gable/shared/http/problem.ts'
import type { Limit } from '../platform/attempts.ts'
import type { Db } from '../platform/database.ts'
import type { SignedIn } from '../platform/gate.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { noteSecurityEvent, passwordHashOf, setPasswordHash } from './queries.ts'
import { endOtherSessions } from './session-queries.ts'

export const passwordTries: Limit = { name: 'change-password', tries: 8, minutes: 15 }

/** Whoever came by a link has no password yet and sets the first one without giving an old. */
export async function changePassword(
  db: Db,
  { userId, sessionId, emulation }: SignedIn,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
) {
  if (emulation) throw new Problem('forbidden', 'A password cannot be changed while somebody of support acts as you')
  const { password_hash } = await passwordHashOf(db, userId)
  if (password_hash && !(await verifyPassword(password_hash, currentPassword)))
    throw new Problem('invalid', 'Some fields need attention', { currentPassword: 'That is not your current password' })
  await setPasswordHash(db, userId, await hashPassword(newPassword))
  await endOtherSessions(db, userId, sessionId)
  await noteSecurityEvent(db, 'password-changed', userId, sessionId)
}
