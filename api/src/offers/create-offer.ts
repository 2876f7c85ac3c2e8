import { invariant } from '@gable/shared/invariant.ts'
import type { Offer } from '@gable/shared/offers/offer.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { lockPropertyOrThrow } from '../properties/get-property.ts'
import { recordOfferActivity } from './activity-queries.ts'
import { scheduleExpiry } from './offer-expiry.ts'
import { getOffer, insertOffer, type OfferTerms } from './offer-queries.ts'
import { requireFutureDates } from './require-future-dates.ts'

export async function createOffer<T extends Offer['offerType']>(
  db: Db,
  scope: Scope,
  propertyId: string,
  terms: OfferTerms & { offerType: T },
): Promise<Extract<Offer, { offerType: T }>> {
  await lockPropertyOrThrow(db, scope, propertyId)
  requireFutureDates(terms)
  const id = await insertOffer(db, scope, propertyId, terms)
  const record = await getOffer(db, scope, id)
  invariant(record, 'the inserted offer was not found')
  const { offer } = record
  await recordOfferActivity(db, scope, { kind: 'CREATED', propertyId, offer, at: new Date(), agentId: scope.agentId })
  await scheduleExpiry(db, scope, offer)
  await publishLiveEvent(db, scope, { kind: 'offers', propertyId })
  return offer as Extract<Offer, { offerType: T }>
}
