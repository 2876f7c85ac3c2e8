import { isExpired } from '@gable/shared/offers/expiry.ts'
import type { Offer } from '@gable/shared/offers/offer.ts'
import type { Db } from '../platform/database.ts'
import { enqueue, type Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import { lockProperty } from '../properties/property-queries.ts'
import { hasOfferActivity, recordOfferActivity } from './activity-queries.ts'
import { getOffer } from './offer-queries.ts'

/** The job only records the expiry as activity. Reads decide by the clock whether an offer is active. */
export async function scheduleExpiry(db: Db, { accountId }: AccountScope, offer: Offer) {
  if (offer.offerType !== 'CASH') return
  const at = new Date(Date.parse(offer.expiresAt) + 1)
  const payload = { accountId, offerId: offer._id }
  await enqueue(db, 'tell-offer-expired', payload, { at, key: `offer-expiry/${offer._id}` })
}

export const recordExpiry: Tasks['tell-offer-expired'] = ({ db, payload }) =>
  withJobAccount(db, payload, async (db, scope) => {
    const found = await getOffer(db, scope, payload.offerId)
    if (found) await lockProperty(db, scope, found.propertyId)
    const record = found && (await getOffer(db, scope, payload.offerId))
    if (!record || record.isWithdrawn || record.offer.offerType !== 'CASH') return
    const { offer, propertyId } = record
    const at = new Date(record.offer.expiresAt)
    if (!isExpired(record.offer, Date.now()) || (await hasOfferActivity(db, scope, offer._id, 'EXPIRED', at))) return
    await recordOfferActivity(db, scope, { kind: 'EXPIRED', propertyId, offer, at, agentId: null })
    await publishLiveEvent(db, scope, { kind: 'offers', propertyId })
  })
