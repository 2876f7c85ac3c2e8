import type { AgentCard } from '@gable/shared/agency/agent-card.ts'
import { invalid } from '@gable/shared/http/problem.ts'
import { getUploadedImages } from '../media/uploaded-images.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { getAgentCardRow, updateAgentCardRow } from './agent-card-queries.ts'

export async function getAgentCard(db: Db, scope: Scope): Promise<AgentCard> {
  const { title, photo_url, booking_url } = await getAgentCardRow(db, scope)
  return { title, photoUrl: photo_url, bookingUrl: booking_url }
}

/** Throws if the account did not upload the photo. */
export async function updateAgentCard(db: Db, scope: Scope, card: AgentCard): Promise<AgentCard> {
  const { photoUrl } = card
  const images = photoUrl === null ? undefined : await getUploadedImages(db, scope, [photoUrl])
  if (photoUrl !== null && !images?.has(photoUrl)) throw invalid({ photoUrl: photoNotFound }, photoNotFound)
  await updateAgentCardRow(db, scope, card)
  return getAgentCard(db, scope)
}

const photoNotFound = 'This photo was not uploaded to your account. Please upload it again.'
