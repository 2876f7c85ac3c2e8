import { invalid, Problem } from '@gable/shared/http/problem.ts'
import { isReserved, slugTaken, toSlug } from '@gable/shared/purl/slug.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { findTakenPurls, getAgentProfile, reservePurl, setPurl } from './queries.ts'

export const isPurlAvailable = async (db: Db, purlId: string): Promise<boolean> =>
  !isReserved(purlId) && !(await findTakenPurls(db, [purlId])).has(purlId)

/** The agent's name as a slug, with a number when it is taken. */
export async function suggestPurl(db: Db, scope: Scope): Promise<string> {
  const { firstName, lastName } = await getAgentProfile(db, scope)
  const slug = toSlug(`${firstName} ${lastName}`)
  const candidates = [slug, ...Array.from({ length: 98 }, (_, index) => withSuffix(slug, index + 2))]
  const taken = await findTakenPurls(db, candidates)
  return candidates.find((candidate) => !taken.has(candidate)) ?? withSuffix(slug, Date.now() % 1_000_000)
}

const withSuffix = (slug: string, suffix: number) => `${slug.slice(0, 31 - String(suffix).length)}-${suffix}`

/** A personalized URL is permanent, since it is printed on cards and signs. */
export async function createPurl(db: Db, scope: Scope, purlId: string): Promise<string> {
  if ((await getAgentProfile(db, scope)).purlId !== null)
    throw new Problem('conflict', 'You already have a personalized URL. It cannot be changed.')
  if (isReserved(purlId) || !(await reservePurl(db, scope, purlId))) throw purlTaken()
  await setPurl(db, scope, purlId).catch((error) => {
    // Another agent took it between the check and the update.
    throw error.code === '23505' ? purlTaken() : error
  })
  await publishLiveEvent(db, scope, { kind: 'purl', userId: scope.userId })
  return purlId
}

const purlTaken = () => invalid({ purlId: slugTaken }, slugTaken)
