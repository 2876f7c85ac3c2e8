import { invalid, orNotFound } from '@gable/shared/http/problem.ts'
import type { ListingInput, MlsListingDetails } from '@gable/shared/mls/listing.ts'
import { getUploadedImages } from '../media/uploaded-images.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import { listMemberIds } from './connection-queries.ts'
import { getListing } from './listing-queries.ts'
import { deleteManualListing, insertManualListing, updateManualListing } from './manual-listing-queries.ts'

export async function createListing(db: Db, scope: AccountScope, input: ListingInput): Promise<MlsListingDetails> {
  await validateListing(db, scope, input)
  return publishListing(db, scope, await insertManualListing(db, scope, input))
}

export async function updateListing(db: Db, scope: AccountScope, id: string, input: ListingInput) {
  await validateListing(db, scope, input)
  orNotFound((await updateManualListing(db, scope, id, input)) || undefined, 'listing')
  return publishListing(db, scope, id)
}

export async function deleteListing(db: Db, scope: AccountScope, id: string) {
  orNotFound((await deleteManualListing(db, scope, id)) || undefined, 'listing')
  await publishLiveEvent(db, scope, { kind: 'mls' })
}

async function publishListing(db: Db, scope: AccountScope, id: string): Promise<MlsListingDetails> {
  await publishLiveEvent(db, scope, { kind: 'mls' })
  return orNotFound(await getListing(db, scope, id), 'listing')
}

async function validateListing(db: Db, scope: AccountScope, { agentId, photo }: ListingInput) {
  if (agentId && (await listMemberIds(db, scope, [agentId])).length === 0)
    throw invalid({ agentId: 'This team member is not in your agency anymore.' })
  if (photo && !(await getUploadedImages(db, scope, [photo.url])).has(photo.url))
    throw invalid({ photo: 'This picture was not uploaded to your account. Please upload it again.' })
}
