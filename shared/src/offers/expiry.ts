import type { CashOffer, ListingOffer, Offer } from './offer.ts'

/** The clock alone decides: nothing is written when an offer expires. */
export const isExpired = ({ expiresAt }: Pick<CashOffer, 'expiresAt'>, now: number): boolean =>
  now > Date.parse(expiresAt)

export interface OfferGroups {
  listingOffers: ListingOffer[]
  cashOffers: CashOffer[]
  expiredCashOffers: CashOffer[]
  nonExpiredCashOffers: CashOffer[]
}

/** All that were made and not withdrawn, as they stand now. */
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

/** How long until the next of them expires; nothing where none will. */
export function getTimeUntilNextExpiry(offers: readonly Pick<CashOffer, 'expiresAt'>[], now: number): number | undefined {
  const left = offers.map(({ expiresAt }) => Date.parse(expiresAt) - now).filter((time) => time >= 0)
  return left.length > 0 ? Math.min(...left) : undefined
}
