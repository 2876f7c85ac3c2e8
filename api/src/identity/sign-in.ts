import { Problem } from '@gable/shared/http/problem.ts'
import { wrongCredentials } from '@gable/shared/identity/messages.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { giveTryBack, type Limit, spendTry } from '../platform/attempts.ts'
import type { Db } from '../platform/database.ts'
import { verifyPassword } from './password.ts'
import { findUserByEmail, listMemberships, noteSecurityEvent } from './queries.ts'
import { openSession } from './sessions.ts'
import { refusalAtSignIn } from './sign-in-refusal.ts'

export interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

const perAddress: Limit = { name: 'sign-in-address', tries: 60, minutes: 15 }
const perPerson: Limit = { name: 'sign-in-person', tries: 8, minutes: 15 }

/** Opens a session for the right password. An unknown e-mail and a wrong password are one and the same answer. */
export async function signIn(
  db: Db,
  { email, password }: { email: string; password: string },
  product: string,
  exchange: Exchange,
) {
  const { ip } = exchange.request
  await spendTry(db, perAddress, ip)
  await spendTry(db, perPerson, email)
  const user = await findUserByEmail(db, email)
  const isRight = await verifyPassword(user?.password_hash ?? null, password)
  if (!user || !isRight) throw new Problem('bad_request', wrongCredentials)
  await Promise.all([giveTryBack(db, perAddress, ip), giveTryBack(db, perPerson, email)])
  await refuseClosed(db, user.id, product)
  const sessionId = await openSession(db, exchange, user.id)
  await noteSecurityEvent(db, 'signed-in', user.id, sessionId)
}

export async function refuseClosed(db: Db, userId: string, product: string) {
  const refusal = refusalAtSignIn(await listMemberships(db, userId), product)
  if (refusal) throw new Problem('forbidden', refusal)
}
