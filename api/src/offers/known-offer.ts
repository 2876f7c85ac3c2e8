import { Problem } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type OfferRecord, lockOffer, getOffer } from './offer-queries.ts'

/** One of this home, held until the transaction ends. */
export async function lockOfferOrThrow(
  db: Db,
  scope: AccountScope,
  { propertyId, offerId }: { propertyId: string; offerId: string },
): Promise<OfferRecord> {
  await lockOffer(db, scope, offerId)
  const kept = await getOffer(db, scope, offerId)
  if (kept?.propertyId !== propertyId) throw new Problem('not_found', 'The offer is no longer available.')
  return kept
}
