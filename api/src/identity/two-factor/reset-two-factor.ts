import { Problem } from '@gable/shared/http/problem.ts'
import { type Db, withTransaction } from '../../platform/database.ts'
import { findUserByEmail, recordSecurityEvent } from '../queries.ts'
import { sendSecurityNotice } from '../security-notices.ts'
import { deleteSessions } from '../session-queries.ts'
import { deletePasskeys } from './passkey-queries.ts'
import { deleteApp, deletePendingSignIns, deleteRecoveryCodes, deleteTrustedDevices } from './queries.ts'

/** Removes all second factors of a user who has lost them. Only the operate command calls it. */
export async function resetTwoFactor(db: Db, context: { origin: string }, email: string) {
  const user = await findUserByEmail(db, email)
  if (!user) throw new Problem('not_found', `There is no user with the email ${email}.`)
  await withTransaction(db, async (db) => {
    await deleteApp(db, user.id)
    await deletePasskeys(db, user.id)
    await deleteRecoveryCodes(db, user.id)
    await deleteTrustedDevices(db, user.id)
    await deletePendingSignIns(db, user.id)
    // Somebody who found a lost phone may be signed in on it.
    await deleteSessions(db, user.id)
    await recordSecurityEvent(db, 'two-factor-reset', user.id)
    await sendSecurityNotice(db, context, user.id, { kind: 'two-factor-reset' })
  })
}
