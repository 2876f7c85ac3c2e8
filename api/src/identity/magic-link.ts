import { Problem } from '@gable/shared/http/problem.ts'
import { magicLinkExpired } from '@gable/shared/identity/messages.ts'
import { toSafeNext } from '@gable/shared/identity/next.ts'
import type { Db } from '../platform/database.ts'
import { hashToken } from '../platform/gate.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { consumeMagicLink } from './queries.ts'
import { type HttpExchange, requireOpenMembership } from './sign-in.ts'
import { consumeSignInAttempt, type SignInLimits } from './sign-in-limits.ts'
import type { IdentityContext } from './two-factor/context.ts'
import { passFirstFactor } from './two-factor/second-factor.ts'

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

export async function verifyMagicLink(db: Db, linkToken: string, context: IdentityContext, exchange: HttpExchange) {
  const link = await consumeMagicLink(db, hashToken(linkToken))
  if (!link?.isFresh) throw new Problem('bad_request', magicLinkExpired)
  const { user_id: userId, state, emulation_type: type, emulated_by: by } = link
  if (!type) await requireOpenMembership(db, userId, context.product)
  const emulation = type && { type, by: by ?? '' }
  const method = emulation ? 'emulation' : 'link'
  return { state, ...(await passFirstFactor(db, context, exchange, { userId, method, emulation })) }
}
