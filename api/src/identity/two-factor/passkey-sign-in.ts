import type { PasskeyAssertion } from '@gable/shared/identity/two-factor.ts'
import { toAddressBlock } from '../../platform/address-block.ts'
import type { Db } from '../../platform/database.ts'
import { consumeAttempt, type RateLimit, refundAttempt } from '../../platform/rate-limit.ts'
import { openSession } from '../open-session.ts'
import { type HttpExchange, requireOpenMembership } from '../sign-in.ts'
import type { IdentityContext } from './context.ts'
import { createAssertionOptions, verifyAssertion } from './passkeys.ts'

const optionsLimit: RateLimit = { name: 'passkey-options', attempts: 120, minutes: 15 }
const attemptLimit: RateLimit = { name: 'passkey-sign-in', attempts: 60, minutes: 15 }

export async function createPasskeySignInOptions(db: Db, context: IdentityContext, { request }: HttpExchange) {
  await consumeAttempt(db, optionsLimit, toAddressBlock(request.ip))
  return createAssertionOptions(db, context, 'sign-in', null)
}

/** A passkey proves both factors: the device, and by its PIN, finger or face the person. */
export async function signInByPasskey(
  db: Db,
  context: IdentityContext,
  exchange: HttpExchange,
  credential: PasskeyAssertion,
) {
  const place = toAddressBlock(exchange.request.ip)
  await consumeAttempt(db, attemptLimit, place)
  const userId = await verifyAssertion(db, context, { purpose: 'sign-in', userId: null }, credential)
  await refundAttempt(db, attemptLimit, place)
  await requireOpenMembership(db, userId, context.product)
  await openSession(db, context, exchange, { userId, method: 'passkey', emulation: null, isConfirmed: true })
}
