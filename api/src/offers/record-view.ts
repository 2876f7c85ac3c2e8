import type { DetailOf } from '@gable/shared/activity/entry.ts'
import { groupOffers } from '@gable/shared/offers/expiry.ts'
import { getHeadlineCents } from '@gable/shared/offers/offer.ts'
import { recordActivity } from '../contacts/write-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { ContactLink } from './contact-link.ts'
import { listOffers } from './offer-queries.ts'
import { hasViewedToday } from './view-queries.ts'

/** Records that a contact opened the offers for their home, once a day. Expired offers are not shown. */
export async function recordOfferView(db: Db, scope: AccountScope, { contactId, propertyId }: ContactLink) {
  const { listingOffers, nonExpiredCashOffers } = groupOffers(await listOffers(db, scope, propertyId), Date.now())
  const [offer] = [...nonExpiredCashOffers, ...listingOffers].sort((a, b) => b._id.localeCompare(a._id))
  if (!offer || (await hasViewedToday(db, scope, { contactId, propertyId }))) return
  const detail: DetailOf<'OFFER', 'VIEWED'> = {
    offerId: offer._id,
    offerType: offer.offerType,
    amountCents: getHeadlineCents(offer),
    ...(offer.offerType === 'LISTING' && { highCents: offer.highCents }),
  }
  await recordActivity(db, scope, { contactId, propertyId }, { eventGroup: 'OFFER', kind: 'VIEWED', detail })
}
