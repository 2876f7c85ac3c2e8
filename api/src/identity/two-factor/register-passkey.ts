import { orNotFound, Problem } from '@gable/shared/http/problem.ts'
import { maxPasskeys, type PasskeyOptions, type PasskeyRegistration } from '@gable/shared/identity/two-factor.ts'
import { newId } from '@gable/shared/ids.ts'
import type { AuthenticatorTransport } from '@simplewebauthn/server'
import type { Db } from '../../platform/database.ts'
import type { SessionUser } from '../../platform/gate.ts'
import { getUser, recordSecurityEvent } from '../queries.ts'
import { sendSecurityNotice } from '../security-notices.ts'
import { requireConfirmation } from './confirmation.ts'
import type { IdentityContext } from './context.ts'
import { endTwoFactorIfLast, requireOtherFactor } from './factors.ts'
import { deletePasskey, insertPasskey, listPasskeys } from './passkey-queries.ts'
import { createChallenge, loadWebAuthn, requireChallenge, toHost, toUserHandle } from './passkeys.ts'
import { lockFactors } from './queries.ts'
import { createFirstRecoveryCodes } from './recovery-codes.ts'

export async function createRegistrationOptions(
  db: Db,
  context: IdentityContext,
  user: SessionUser,
): Promise<PasskeyOptions> {
  await requireConfirmation(db, user)
  const [passkeys, { email, fullName }] = [await listPasskeys(db, user.userId), await getUser(db, user.userId)]
  requireRoom(passkeys)
  const { generateRegistrationOptions } = await loadWebAuthn()
  const options = await generateRegistrationOptions({
    rpName: 'Gable',
    rpID: toHost(context),
    userID: toUserHandle(user.userId),
    userName: email,
    userDisplayName: fullName || email,
    challenge: await createChallenge(db, 'register', user.userId),
    // Which product an authenticator is does not matter here.
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ credential_id, transports }) => ({
      id: credential_id,
      transports: transports as AuthenticatorTransport[],
    })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  return { ...options }
}

/** Returns recovery codes with the first factor. */
export async function addPasskey(
  db: Db,
  context: IdentityContext,
  user: SessionUser,
  { name, credential }: { name: string; credential: PasskeyRegistration },
) {
  await requireConfirmation(db, user)
  await lockFactors(db, user.userId)
  requireRoom(await listPasskeys(db, user.userId))
  const challenge = await requireChallenge(
    db,
    { purpose: 'register', userId: user.userId },
    credential.response.clientDataJSON,
  )
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      ...credential,
      response: {
        ...credential.response,
        transports: credential.response.transports as AuthenticatorTransport[],
      },
    },
    expectedChallenge: challenge,
    expectedOrigin: context.passkeyOrigins,
    expectedRPID: toHost(context),
    requireUserVerification: false,
  }).catch(throwUnusable)
  if (!verified) throwUnusable()
  const { id, publicKey, counter } = registrationInfo.credential
  const isNew = await insertPasskey(db, {
    id: newId(),
    user_id: user.userId,
    credential_id: id,
    public_key: Buffer.from(publicKey),
    counter: String(counter),
    transports: credential.response.transports,
    is_synced: registrationInfo.credentialBackedUp,
    name,
  })
  if (!isNew) throw new Problem('conflict', 'This passkey was already added.')
  await recordSecurityEvent(db, 'passkey-added', user.userId, user.sessionId)
  await sendSecurityNotice(db, context, user.userId, { kind: 'passkey-added', name })
  return { recoveryCodes: await createFirstRecoveryCodes(db, user.userId) }
}

export async function removePasskey(db: Db, context: IdentityContext, user: SessionUser, passkeyId: string) {
  await requireConfirmation(db, user)
  await lockFactors(db, user.userId)
  const { name } = orNotFound(await deletePasskey(db, user.userId, passkeyId), 'passkey')
  await requireOtherFactor(db, user.userId)
  await recordSecurityEvent(db, 'passkey-removed', user.userId, user.sessionId)
  await sendSecurityNotice(db, context, user.userId, { kind: 'passkey-removed', name })
  await endTwoFactorIfLast(db, user.userId)
}

function requireRoom(passkeys: readonly unknown[]) {
  if (passkeys.length >= maxPasskeys)
    throw new Problem('conflict', `You have ${maxPasskeys} passkeys. Remove one before you add another.`)
}

function throwUnusable(): never {
  throw new Problem('bad_request', 'This passkey could not be added. Please try again.')
}
