import { isExpired } from '@gable/shared/offers/expiry.ts'
import { getHeadlineCents } from '@gable/shared/offers/offer.ts'
import type { OfferSummary } from '@gable/shared/offers/offer-summary.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getPropertyOrThrow } from '../properties/get-property.ts'
import { getLastRequestDate, listOffers } from './offer-queries.ts'

/** A seller lead for the property counts as a request for an offer. */
export async function getOfferSummary(db: Db, scope: AccountScope, id: string): Promise<OfferSummary> {
  const { propertyId } = await getPropertyOrThrow(db, scope, id)
  const requestedAt = await getLastRequestDate(db, scope, propertyId)
  const offers = await listOffers(db, scope, propertyId)
  const now = Date.now()
  const expiryDates = offers.flatMap((offer) =>
    offer.offerType === 'CASH' && isExpired(offer, now) ? [offer.expiresAt] : [],
  )
  return {
    offerRequested: requestedAt !== undefined,
    lastCashOfferRequestDate: requestedAt?.toISOString() ?? null,
    latestExpiredOfferExpiryDate: expiryDates.sort().at(-1) ?? null,
    offers: offers.map((offer) => ({
      offerId: offer._id,
      offerType: offer.offerType,
      amount: Math.round(getHeadlineCents(offer) / 100),
      createdAt: offer.createdAt,
      isExpired: offer.offerType === 'CASH' && isExpired(offer, now),
    })),
  }
}
