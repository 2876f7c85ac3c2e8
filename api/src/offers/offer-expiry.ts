import { isExpired } from '@gable/shared/offers/expiry.ts'
import type { Offer } from '@gable/shared/offers/offer.ts'
import type { Db } from '../platform/database.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { enqueue, type Tasks } from '../platform/jobs/jobs.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import { hasOfferActivity, recordOfferActivity } from './activity-queries.ts'
import { getOffer } from './offer-queries.ts'

/** When the time comes, the history tells it. Whether an offer is active does not wait for that. */
export async function scheduleExpiry(db: Db, { accountId }: AccountScope, offer: Offer) {
  if (offer.offerType !== 'CASH') return
  const at = new Date(Date.parse(offer.expiresAt) + 1)
  const payload = { accountId, offerId: offer._id }
  await enqueue(db, 'tell-offer-expired', payload, { at, key: `offer-expiry/${accountId}/${offer._id}` })
}

export const recordExpiry: Tasks['tell-offer-expired'] = ({ db, payload }) =>
  withJobAccount(db, payload, async (db, scope) => {
    const kept = await getOffer(db, scope, payload.offerId)
    if (!kept || kept.isWithdrawn || kept.offer.offerType !== 'CASH') return
    const { offer, propertyId } = kept
    const at = new Date(kept.offer.expiresAt)
    if (!isExpired(kept.offer, Date.now()) || (await hasOfferActivity(db, scope, offer._id, 'EXPIRED', at))) return
    await recordOfferActivity(db, scope, { kind: 'EXPIRED', propertyId, offer, at, agentId: null })
    await publishLiveEvent(db, scope, { kind: 'offers', propertyId })
  })
