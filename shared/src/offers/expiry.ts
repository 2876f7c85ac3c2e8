import type { CashOffer, ListingOffer, Offer } from './offer.ts'

/** Decided on read. Nothing is stored when an offer expires. */
export const isExpired = ({ expiresAt }: Pick<CashOffer, 'expiresAt'>, now: number): boolean =>
  now > Date.parse(expiresAt)

interface OfferGroups {
  listingOffers: ListingOffer[]
  cashOffers: CashOffer[]
  expiredCashOffers: CashOffer[]
  nonExpiredCashOffers: CashOffer[]
}

/** Groups offers by type and by whether they have expired. */
export function groupOffers(offers: readonly Offer[], now: number): OfferGroups {
  const cashOffers = offers.filter((offer) => offer.offerType === 'CASH')
  return {
    listingOffers: offers.filter((offer) => offer.offerType === 'LISTING'),
    cashOffers,
    expiredCashOffers: cashOffers.filter((offer) => isExpired(offer, now)),
    nonExpiredCashOffers: cashOffers.filter((offer) => !isExpired(offer, now)),
  }
}

export const countActiveOffers = ({
  listingOffers,
  nonExpiredCashOffers,
}: Pick<OfferGroups, 'listingOffers' | 'nonExpiredCashOffers'>): number =>
  listingOffers.length + nonExpiredCashOffers.length

/** Milliseconds until the next offer expires. Undefined when none will. */
export function getTimeUntilNextExpiry(
  offers: readonly Pick<CashOffer, 'expiresAt'>[],
  now: number,
): number | undefined {
  const remaining = offers.map(({ expiresAt }) => Date.parse(expiresAt) - now).filter((time) => time >= 0)
  return remaining.length > 0 ? Math.min(...remaining) : undefined
}
