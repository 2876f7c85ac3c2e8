import { Problem } from '@gable/shared/http/problem.ts'
import { magicLinkExpired } from '@gable/shared/identity/messages.ts'
import { safeNext } from '@gable/shared/identity/next.ts'
import { type Limit, spendTry } from '../platform/attempts.ts'
import type { Db } from '../platform/database.ts'
import { hashOf } from '../platform/gate.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { noteSecurityEvent, takeMagicLink } from './queries.ts'
import { openSession } from './sessions.ts'
import { type Exchange, refuseClosed } from './sign-in.ts'

const perAddress: Limit = { name: 'magic-link-address', tries: 30, minutes: 15 }
const perPerson: Limit = { name: 'magic-link-person', tries: 5, minutes: 15 }

/** Whether anybody has this e-mail is found out by the job, so that the answer takes equally long either way. */
export async function requestMagicLink(
  db: Db,
  { email, next }: { email: string; next?: string | undefined },
  { request }: Exchange,
) {
  await spendTry(db, perAddress, request.ip)
  await spendTry(db, perPerson, email)
  await enqueue(db, 'send-magic-link', { email, state: safeNext(next) ?? null })
}

export async function verifyMagicLink(db: Db, linkToken: string, product: string, exchange: Exchange) {
  const link = await takeMagicLink(db, hashOf(linkToken))
  if (!link?.isFresh) throw new Problem('bad_request', magicLinkExpired)
  const { user_id: userId, state, emulation_type: type, emulated_by: by } = link
  if (!type) await refuseClosed(db, userId, product)
  const sessionId = await openSession(db, exchange, userId, type && { type, by: by ?? '' })
  await noteSecurityEvent(db, type ? `emulated-by-${type.toLowerCase()}` : 'signed-in-by-link', userId, sessionId)
  return { state }
}
