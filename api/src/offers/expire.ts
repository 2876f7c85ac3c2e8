import { isExpired } from '@gable/shared/offers/expiry.ts'
import type { Offer } from '@gable/shared/offers/offer.ts'
import type { Db } from '../platform/database.ts'
import { inAccountOfJob } from '../platform/jobs/in-account-of-job.ts'
import { enqueue, type Tasks } from '../platform/jobs/jobs.ts'
import { notify } from '../platform/live/notify.ts'
import type { AccountScope } from '../platform/scope.ts'
import { isTold, tellOffer } from './history-queries.ts'
import { readOffer } from './offer-queries.ts'

/** When the time comes, the history tells it. Whether an offer is active does not wait for that. */
export async function awaitExpiry(db: Db, { accountId }: AccountScope, offer: Offer) {
  if (offer.offerType !== 'CASH') return
  const at = new Date(Date.parse(offer.expiresAt) + 1)
  const payload = { accountId, offerId: offer._id }
  await enqueue(db, 'tell-offer-expired', payload, { at, key: `offer-expiry/${accountId}/${offer._id}` })
}

export const tellExpiry: Tasks['tell-offer-expired'] = ({ db, payload }) =>
  inAccountOfJob(db, payload, async (db, scope) => {
    const kept = await readOffer(db, scope, payload.offerId)
    if (!kept || kept.isWithdrawn || kept.offer.offerType !== 'CASH') return
    const { offer, propertyId } = kept
    const at = new Date(kept.offer.expiresAt)
    if (!isExpired(kept.offer, Date.now()) || (await isTold(db, scope, offer._id, 'EXPIRED', at))) return
    await tellOffer(db, scope, { kind: 'EXPIRED', propertyId, offer, at, agentId: null })
    await notify(db, scope, { kind: 'offers', propertyId })
  })
