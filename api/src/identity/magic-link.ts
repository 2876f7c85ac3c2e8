import { Problem } from '@gable/shared/http/problem.ts'
import { magicLinkExpired } from '@gable/shared/identity/messages.ts'
import { toSafeNext } from '@gable/shared/identity/next.ts'
import type { Db } from '../platform/database.ts'
import { hashToken } from '../platform/gate.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { consumeMagicLink, recordSecurityEvent } from './queries.ts'
import { createSession } from './sessions.ts'
import { type HttpExchange, requireOpenMembership } from './sign-in.ts'
import { consumeSignInAttempt, type SignInLimits } from './sign-in-limits.ts'

const limits: SignInLimits = {
  address: { name: 'magic-link-address', attempts: 30, minutes: 15 },
  person: { name: 'magic-link-person', attempts: 5, minutes: 15 },
  everywhere: { name: 'magic-link-everywhere', attempts: 10, minutes: 60, maxSeconds: 300 },
}

/** To a new browser the response takes the same time for known and unknown emails, because only the job looks up the user. */
export async function requestMagicLink(
  db: Db,
  { email, next }: { email: string; next?: string | undefined },
  exchange: HttpExchange,
) {
  await consumeSignInAttempt(db, limits, email, exchange)
  await enqueue(db, 'send-magic-link', { email, state: toSafeNext(next) ?? null })
}

export async function verifyMagicLink(db: Db, linkToken: string, product: string, exchange: HttpExchange) {
  const link = await consumeMagicLink(db, hashToken(linkToken))
  if (!link?.isFresh) throw new Problem('bad_request', magicLinkExpired)
  const { user_id: userId, state, emulation_type: type, emulated_by: by } = link
  if (!type) await requireOpenMembership(db, userId, product)
  const sessionId = await createSession(db, exchange, userId, type && { type, by: by ?? '' })
  await recordSecurityEvent(db, type ? `emulated-by-${type.toLowerCase()}` : 'signed-in-by-link', userId, sessionId)
  return { state }
}
