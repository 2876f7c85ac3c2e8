import { invalid, Problem } from '@gable/shared/http/problem.ts'
import { invariant } from '@gable/shared/invariant.ts'
import {
  type NewRecommendation,
  type Recommendation,
  type Recommendations,
  recommendationsPerDay,
} from '@gable/shared/recommendations/recommendation.ts'
import { lockAccountSettings } from '../account-settings/queries.ts'
import { getSuppressionHashes } from '../erasure/suppression-hashes.ts'
import { listSuppressedHashes } from '../erasure/suppression-queries.ts'
import type { Db } from '../platform/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { createOptOutToken, hashOptOutEmail } from './opt-out-token.ts'
import {
  countSentInLastDay,
  getRecommenderOrThrow,
  hasOptedOut,
  insertRecommendation,
  isTeamMember,
  listRecommendations,
} from './queries.ts'
import { renderRecommendationEmail } from './recommendation-email.ts'

export interface RecommendationOptions {
  /** Where people sign in. */
  origin: string
  secret: Buffer
}

export const getRecommendations = async (db: Db, scope: AccountScope): Promise<Recommendations> => ({
  data: await listRecommendations(db, scope),
  left: Math.max(0, recommendationsPerDay - (await countSentInLastDay(db, scope))),
})

/** Stores the recommendation and enqueues its email in one transaction, so that nobody gets two. */
export async function sendRecommendation(
  db: Db,
  scope: Scope,
  input: NewRecommendation,
  { origin, secret }: RecommendationOptions,
): Promise<Recommendation> {
  // Sends from one account wait for each other. Otherwise two at once could both pass the daily limit.
  await lockAccountSettings(db, scope)
  const { email } = input
  const [hash = Buffer.alloc(0)] = getSuppressionHashes(scope, { emails: [email], phones: [] }, secret)
  if (await isTeamMember(db, scope, email)) throw invalid({ email: 'This person is already on your team' })
  const isErased = (await listSuppressedHashes(db, scope, [hash])).size > 0
  if (isErased || (await hasOptedOut(db, scope, email, hashOptOutEmail(email, secret))))
    throw invalid({ email: 'This person has asked not to be contacted' })
  if ((await countSentInLastDay(db, scope)) >= recommendationsPerDay)
    throw new Problem(
      'too_many',
      `You can recommend Gable to ${recommendationsPerDay} people a day. Please try again tomorrow.`,
    )
  const id = await insertRecommendation(db, scope, { ...input, hash })
  if (!id) throw invalid({ email: 'This person has already received a recommendation' })
  const optOutUrl = `${origin}/no-more-letters/${createOptOutToken(email, secret)}`
  const sender = await getRecommenderOrThrow(db, scope)
  await enqueue(db, 'send-mail', renderRecommendationEmail({ to: email, ...input, sender, origin, optOutUrl }))
  const recommendation = (await listRecommendations(db, scope)).find(({ _id }) => _id === id)
  invariant(recommendation, 'inserted recommendation is not listed')
  return recommendation
}
