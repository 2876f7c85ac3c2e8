import { Problem } from '@gable/shared/http/problem.ts'
import { wrongCredentials } from '@gable/shared/identity/messages.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../platform/database.ts'
import { consumeAttempt, type RateLimit, refundAttempt } from '../platform/rate-limit.ts'
import { verifyPassword } from './password.ts'
import { findUserByEmail, listMemberships, recordSecurityEvent } from './queries.ts'
import { createSession } from './sessions.ts'
import { getSignInError } from './sign-in-error.ts'

export interface HttpExchange {
  request: FastifyRequest
  reply: FastifyReply
}

const ipLimit: RateLimit = { name: 'sign-in-address', attempts: 60, minutes: 15 }
const emailLimit: RateLimit = { name: 'sign-in-person', attempts: 8, minutes: 15 }

/** Creates a session for the correct password. An unknown email and a wrong password fail with the same message. */
export async function signIn(
  db: Db,
  { email, password }: { email: string; password: string },
  product: string,
  exchange: HttpExchange,
) {
  const { ip } = exchange.request
  await consumeAttempt(db, ipLimit, ip)
  await consumeAttempt(db, emailLimit, email)
  const user = await findUserByEmail(db, email)
  const isCorrect = await verifyPassword(user?.password_hash ?? null, password)
  if (!user || !isCorrect) throw new Problem('bad_request', wrongCredentials)
  await Promise.all([refundAttempt(db, ipLimit, ip), refundAttempt(db, emailLimit, email)])
  await requireOpenMembership(db, user.id, product)
  const sessionId = await createSession(db, exchange, user.id)
  await recordSecurityEvent(db, 'signed-in', user.id, sessionId)
}

export async function requireOpenMembership(db: Db, userId: string, product: string) {
  const message = getSignInError(await listMemberships(db, userId), product)
  if (message) throw new Problem('forbidden', message)
}
