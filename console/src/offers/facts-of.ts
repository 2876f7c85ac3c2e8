import type { Offer } from '@gable/shared/offers/offer.ts'
import { formatPercent } from '@gable/shared/offers/offer-format.ts'
import { formatDate, formatDateTime } from '../design/format/date-format.ts'
import { formatDay } from '../properties/property-format.ts'

/** What is said of an offer beside its sum. */
export function getOfferFacts(offer: Offer, { timeZone, isExpired }: { timeZone: string; isExpired: boolean }) {
  const made = { label: 'Created', value: madeBy(offer, timeZone) }
  if (offer.offerType === 'LISTING') {
    const { commissionPercent } = offer
    return commissionPercent === null ? [made] : [{ label: 'Commission', value: formatPercent(commissionPercent) }, made]
  }
  return [
    ...(offer.buyer ? [{ label: 'Offered by', value: offer.buyer }] : []),
    { label: 'Closing date', value: formatDay(offer.closingOn) },
    { label: isExpired ? 'Expired' : 'Expires', value: formatDateTime(offer.expiresAt, timeZone) },
    made,
  ]
}

const madeBy = ({ createdAt, by }: Offer, timeZone: string) =>
  [formatDate(createdAt, timeZone), by?.fullName].filter(Boolean).join(' by ')
