import { Problem } from '@gable/shared/http/problem.ts'
import { tooManyAttempts } from '@gable/shared/identity/messages.ts'
import { toAddressBlock } from '../platform/address-block.ts'
import type { Db } from '../platform/database.ts'
import {
  consumeAttempt,
  consumeDelayedAttempt,
  type DelayLimit,
  type RateLimit,
  refundAttempt,
} from '../platform/rate-limit.ts'
import { findKnownBrowser } from './known-browser.ts'
import type { HttpExchange } from './sign-in.ts'

export interface SignInLimits {
  /** Attempts from one client address, for any email. */
  address: RateLimit
  /** Attempts for one email from one client address, so that a stranger elsewhere cannot block the person. */
  person: RateLimit
  /** Attempts for one email from all addresses. Past it sign-ins are slow, but never blocked. */
  everywhere: DelayLimit
}

/**
 * Counts an attempt to sign in, and throws past a limit. The result takes a successful attempt back. A browser in which
 * the person has signed in before has attempts of its own, which nobody else can use up.
 */
export async function consumeSignInAttempt(
  db: Db,
  { address, person, everywhere }: SignInLimits,
  email: string,
  { request, reply }: HttpExchange,
): Promise<() => Promise<unknown>> {
  const browser = await findKnownBrowser(db, request, email)
  const place = toAddressBlock(request.ip)
  const personHere = `${email} ${browser ?? place}`
  if (browser) {
    await consumeAttempt(db, person, personHere)
    return () => refundAttempt(db, person, personHere)
  }
  await consumeAttempt(db, address, place)
  await consumeAttempt(db, person, personHere)
  const seconds = await consumeDelayedAttempt(db, everywhere, email)
  if (seconds > 0) {
    await refundAttempt(db, person, personHere)
    reply.header('retry-after', String(seconds))
    throw new Problem('too_many', tooManyAttempts)
  }
  return () =>
    Promise.all([
      refundAttempt(db, address, place),
      refundAttempt(db, person, personHere),
      refundAttempt(db, everywhere, email),
    ])
}
