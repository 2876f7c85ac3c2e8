import { Problem } from '@gable/shared/http/problem.ts'
import { wrongCredentials } from '@gable/shared/identity/messages.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../platform/database.ts'
import { verifyPassword } from './password.ts'
import { findUserByEmail, listMemberships } from './queries.ts'
import { getSignInError } from './sign-in-error.ts'
import { consumeSignInAttempt, type SignInLimits } from './sign-in-limits.ts'
import type { IdentityContext } from './two-factor/context.ts'
import { passFirstFactor } from './two-factor/second-factor.ts'

export interface HttpExchange {
  request: FastifyRequest
  reply: FastifyReply
}

const limits: SignInLimits = {
  address: { name: 'sign-in-address', attempts: 60, minutes: 15 },
  person: { name: 'sign-in-person', attempts: 8, minutes: 15 },
  everywhere: { name: 'sign-in-everywhere', attempts: 20, minutes: 60, maxSeconds: 300 },
}

/** Creates a session for the correct password, or waits for the second factor. An unknown email and a wrong password fail with the same message. */
export async function signIn(
  db: Db,
  { email, password }: { email: string; password: string },
  context: IdentityContext,
  exchange: HttpExchange,
) {
  const refund = await consumeSignInAttempt(db, limits, email, exchange)
  const user = await findUserByEmail(db, email)
  const isCorrect = await verifyPassword(user?.password_hash ?? null, password)
  if (!user || !isCorrect) throw new Problem('bad_request', wrongCredentials)
  await refund()
  await requireOpenMembership(db, user.id, context.product)
  const { needsSecondFactor } = await passFirstFactor(db, context, exchange, { userId: user.id, method: 'password' })
  return needsSecondFactor && { needsSecondFactor }
}

export async function requireOpenMembership(db: Db, userId: string, product: string) {
  const message = getSignInError(await listMemberships(db, userId), product)
  if (message) throw new Problem('forbidden', message)
}
