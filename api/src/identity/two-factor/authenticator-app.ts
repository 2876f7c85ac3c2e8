import { invalid, Problem } from '@gable/shared/http/problem.ts'
import { wrongAppCode } from '@gable/shared/identity/messages.ts'
import type { Db } from '../../platform/database.ts'
import { decryptAtRest, type EncryptionKey, encryptAtRest } from '../../platform/encrypt-at-rest.ts'
import type { SessionUser } from '../../platform/gate.ts'
import { getUser, recordSecurityEvent } from '../queries.ts'
import { sendSecurityNotice } from '../security-notices.ts'
import { requireConfirmation } from './confirmation.ts'
import type { IdentityContext } from './context.ts'
import { endTwoFactorIfLast, requireOtherFactor } from './factors.ts'
import { activatePendingApp, deleteApp, getApp, lockFactors, savePendingApp, useAppStep } from './queries.ts'
import { createFirstRecoveryCodes } from './recovery-codes.ts'
import { createTotpSecret, encodeBase32, findTotpStep, toTotpUri } from './totp.ts'

/** A new secret, which replaces the present one only when a code of it is entered. */
export async function startAppSetup(db: Db, context: IdentityContext, user: SessionUser) {
  await requireConfirmation(db, user)
  const secret = createTotpSecret()
  await savePendingApp(db, user.userId, encryptAtRest(toKey(context), user.userId, secret.toString('base64')))
  const { email } = await getUser(db, user.userId)
  return { secret: encodeBase32(secret), uri: toTotpUri(secret, { issuer: 'Gable', account: email }) }
}

/** Returns recovery codes with the first factor. */
export async function finishAppSetup(db: Db, context: IdentityContext, user: SessionUser, code: string) {
  await requireConfirmation(db, user)
  await lockFactors(db, user.userId)
  const app = await getApp(db, user.userId)
  if (!app?.pending_secret) throw new Problem('conflict', 'The setup has expired. Please start again.')
  const step = findTotpStep(decryptSecret(context, user.userId, app.pending_secret), code)
  if (step === undefined) throw invalid({ code: wrongAppCode })
  await activatePendingApp(db, user.userId, step)
  await recordSecurityEvent(db, 'authenticator-app-added', user.userId, user.sessionId)
  await sendSecurityNotice(db, context, user.userId, { kind: 'app-added' })
  return { recoveryCodes: await createFirstRecoveryCodes(db, user.userId) }
}

export async function removeApp(db: Db, context: IdentityContext, user: SessionUser) {
  await requireConfirmation(db, user)
  await lockFactors(db, user.userId)
  const app = await getApp(db, user.userId)
  if (!app?.encrypted_secret) throw new Problem('not_found', 'The authenticator app was already removed')
  await deleteApp(db, user.userId)
  await requireOtherFactor(db, user.userId)
  await recordSecurityEvent(db, 'authenticator-app-removed', user.userId, user.sessionId)
  await sendSecurityNotice(db, context, user.userId, { kind: 'app-removed' })
  await endTwoFactorIfLast(db, user.userId)
}

/** Whether this is a code of the user's app that has not been used before. Uses it up. */
export async function useAppCode(db: Db, context: IdentityContext, userId: string, code: string): Promise<boolean> {
  const app = await getApp(db, userId)
  if (!app?.encrypted_secret) return false
  const step = findTotpStep(decryptSecret(context, userId, app.encrypted_secret), code)
  return step !== undefined && useAppStep(db, userId, step)
}

const toKey = ({ secret }: IdentityContext): EncryptionKey => ({ purpose: 'authenticator-app', secret })

const decryptSecret = (context: IdentityContext, userId: string, encrypted: Buffer) =>
  Buffer.from(decryptAtRest(toKey(context), userId, encrypted), 'base64')
