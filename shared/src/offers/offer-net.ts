import { shareOf } from '../calculators/money.ts'
import type { Offer } from './offer.ts'

interface OfferNet {
  lowCents: number
  highCents: number
}

/** What an offer leaves after the loan and the commission that it names. Negative when the owner has to bring money. */
export function calculateOfferNet(offer: Offer, loanBalanceCents: number): OfferNet {
  const [low, high, commission] =
    offer.offerType === 'CASH'
      ? [offer.amountCents, offer.amountCents, null]
      : [offer.lowCents, offer.highCents, offer.commissionPercent]
  const toNet = (value: number) => value - loanBalanceCents - shareOf(value, commission ?? 0)
  return { lowCents: toNet(low), highCents: toNet(high) }
}
