import { Problem } from '@gable/shared/http/problem.ts'
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
import { recommendationLetter } from './letter.ts'
import {
  countOfDay,
  insertRecommendation,
  isOfTeam,
  listRecommendations,
  readRecommender,
  wantsNoLetters,
} from './queries.ts'
import { leavingToken, unwantedMark } from './unwanted.ts'

export interface Sender {
  /** Where people sign in. */
  origin: string
  secret: Buffer
}

export const readRecommendations = async (db: Db, scope: AccountScope): Promise<Recommendations> => ({
  data: await listRecommendations(db, scope),
  left: Math.max(0, recommendationsPerDay - (await countOfDay(db, scope))),
})

/** Kept and written in one transaction: nobody is written to twice, however often it is pressed. */
export async function recommend(
  db: Db,
  scope: Scope,
  sent: NewRecommendation,
  { origin, secret }: Sender,
): Promise<Recommendation> {
  // One after the other in an account, or two could each be the last of the day.
  await lockAccountSettings(db, scope)
  const [hash = Buffer.alloc(0)] = getSuppressionHashes(scope, { emails: [sent.email], phones: [] }, secret)
  if (await isOfTeam(db, scope, sent.email)) throw refused('This person is in your team already')
  const isErased = (await listSuppressedHashes(db, scope, [hash])).size > 0
  if (isErased || (await wantsNoLetters(db, scope, sent.email, unwantedMark(sent.email, secret))))
    throw refused('This person has asked not to be written to')
  if ((await countOfDay(db, scope)) >= recommendationsPerDay)
    throw new Problem(
      'too_many',
      `You can recommend Gable to ${recommendationsPerDay} people a day. Please go on tomorrow.`,
    )
  const id = await insertRecommendation(db, scope, { ...sent, hash })
  if (!id) throw refused('Gable was recommended to this person already')
  const leave = `${origin}/no-more-letters/${leavingToken(sent.email, secret)}`
  const by = await readRecommender(db, scope)
  await enqueue(db, 'send-mail', recommendationLetter({ to: sent.email, ...sent, by, home: origin, leave }))
  const made = (await listRecommendations(db, scope)).find(({ _id }) => _id === id)
  if (!made) throw new Error('A recommendation that was just kept is not there')
  return made
}

const refused = (email: string) => new Problem('invalid', 'Some fields need attention', { email })
