import { randomBytes } from 'node:crypto'
import { Problem } from '@gable/shared/http/problem.ts'
import { wrongPasskey } from '@gable/shared/identity/messages.ts'
import type { PasskeyAssertion, PasskeyOptions } from '@gable/shared/identity/two-factor.ts'
import { invariant } from '@gable/shared/invariant.ts'
import type { AuthenticatorTransport } from '@simplewebauthn/server'
import type { ChallengePurpose } from '../../database/schema/sign-in.ts'
import type { Db } from '../../platform/database.ts'
import { hashToken } from '../../platform/gate.ts'
import type { IdentityContext } from './context.ts'
import { findPasskey, insertChallenge, listPasskeys, recordPasskeyUse, takeChallenge } from './passkey-queries.ts'

const challengeMinutes = 5

/** With everything that it imports, the library would take a tenth of the time that the product needs to start. */
export const loadWebAuthn = () => import('@simplewebauthn/server')

/** Stores a new challenge. It works once, for its purpose and user only. */
export async function createChallenge(db: Db, purpose: ChallengePurpose, userId: string | null) {
  const challenge = new Uint8Array(randomBytes(32))
  const text = Buffer.from(challenge).toString('base64url')
  await insertChallenge(db, { hash: hashToken(text), purpose, user_id: userId, minutes: challengeMinutes })
  return challenge
}

/** Without a user, any passkey of this host may answer, and it alone has to prove both possession and person. */
export async function createAssertionOptions(
  db: Db,
  context: IdentityContext,
  purpose: Exclude<ChallengePurpose, 'register'>,
  userId: string | null,
): Promise<PasskeyOptions> {
  const passkeys = userId ? await listPasskeys(db, userId) : []
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const options = await generateAuthenticationOptions({
    rpID: toHost(context),
    challenge: await createChallenge(db, purpose, userId),
    userVerification: userId ? 'preferred' : 'required',
    timeout: challengeMinutes * 60_000,
    allowCredentials: passkeys.map(({ credential_id, transports }) => ({
      id: credential_id,
      transports: transports as AuthenticatorTransport[],
    })),
  })
  return { ...options }
}

/** Returns the user whose passkey answered a challenge of this purpose. Throws for anything else. */
export async function verifyAssertion(
  db: Db,
  context: IdentityContext,
  { purpose, userId }: { purpose: Exclude<ChallengePurpose, 'register'>; userId: string | null },
  credential: PasskeyAssertion,
): Promise<string> {
  const { clientDataJSON, authenticatorData, signature } = credential.response
  const challenge = await requireChallenge(db, { purpose, userId }, clientDataJSON)
  const passkey = await findPasskey(db, credential.id)
  if (!passkey || !isOwner(passkey.user_id, userId, credential)) throw new Problem('bad_request', wrongPasskey)
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential, response: { clientDataJSON, authenticatorData, signature } },
    expectedChallenge: challenge,
    expectedOrigin: context.passkeyOrigins,
    expectedRPID: toHost(context),
    requireUserVerification: userId === null,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.counter),
    },
  }).catch(throwWrongPasskey)
  const { newCounter, credentialBackedUp } = authenticationInfo
  const isNew =
    verified && (await recordPasskeyUse(db, passkey.id, { counter: newCounter, isSynced: credentialBackedUp }))
  if (!isNew) throw new Problem('bad_request', wrongPasskey)
  return passkey.user_id
}

/** Uses up the challenge that the browser signed, and returns it. */
export async function requireChallenge(
  db: Db,
  { purpose, userId }: { purpose: ChallengePurpose; userId: string | null },
  clientDataJSON: string,
): Promise<string> {
  const text = parseChallenge(clientDataJSON)
  const stored = text === undefined ? undefined : await takeChallenge(db, hashToken(text))
  if (text === undefined || !stored?.isFresh || stored.purpose !== purpose || stored.userId !== userId)
    throw new Problem('bad_request', 'The request for your passkey has expired. Please try again.')
  return text
}

/** The host that passkeys belong to, whatever host a request names. */
export const toHost = ({ origin }: IdentityContext): string => new URL(origin).hostname

/** What an authenticator stores about the user: the ID, and nothing about the person. */
export const toUserHandle = (userId: string): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'))
  invariant(bytes.length === 16, 'a user handle has 16 bytes')
  return bytes
}

const isOwner = (owner: string, userId: string | null, { response: { userHandle } }: PasskeyAssertion) =>
  (userId === null || owner === userId) &&
  (!userHandle || userHandle === Buffer.from(toUserHandle(owner)).toString('base64url'))

function parseChallenge(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

/** The library throws a plain error that names what is wrong, which is of no use to the user. */
function throwWrongPasskey(): never {
  throw new Problem('bad_request', wrongPasskey)
}
