import { isExpired } from '@gable/shared/offers/expiry.ts'
import { getHeadlineCents } from '@gable/shared/offers/offer.ts'
import type { OfferSummary } from '@gable/shared/offers/offer-summary.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { listOffers } from './offer-queries.ts'
import { getLastRequestDate } from './request-queries.ts'

/** Offers as they stand now. Who asks to sell a home asks for one. */
export async function getOfferSummary(db: Db, scope: AccountScope, propertyId: string): Promise<OfferSummary> {
  const asked = await getLastRequestDate(db, scope, propertyId)
  const offers = await listOffers(db, scope, propertyId)
  const now = Date.now()
  const expiries = offers.flatMap((offer) =>
    offer.offerType === 'CASH' && isExpired(offer, now) ? [offer.expiresAt] : [],
  )
  return {
    offerRequested: asked !== undefined,
    lastCashOfferRequestDate: asked?.toISOString() ?? null,
    latestExpiredOfferExpiryDate: expiries.sort().at(-1) ?? null,
    offers: offers.map((offer) => ({
      offerId: offer._id,
      offerType: offer.offerType,
      amount: Math.round(getHeadlineCents(offer) / 100),
      createdAt: offer.createdAt,
      isExpired: offer.offerType === 'CASH' && isExpired(offer, now),
    })),
  }
}
