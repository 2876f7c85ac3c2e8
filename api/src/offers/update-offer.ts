import { invalid, Problem } from '@gable/shared/http/problem.ts'
import type { Offer } from '@gable/shared/offers/offer.ts'
import type { OfferChange } from '@gable/shared/offers/offer-terms.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import { requireUnchanged } from '../platform/require-unchanged.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'
import { lockProperty } from '../properties/property-queries.ts'
import { deleteOfferActivity, recordOfferActivity } from './activity-queries.ts'
import { scheduleExpiry } from './offer-expiry.ts'
import { getOffer, lockOffer, type OfferRecord, setWithdrawn, updateTerms } from './offer-queries.ts'
import { requireFutureDates } from './require-future-dates.ts'

interface OfferParams {
  propertyId: string
  offerId: string
}

export async function updateOffer(db: Db, scope: Scope, params: OfferParams, { basedOn, ...terms }: OfferChange) {
  const { offer, isWithdrawn } = await lockOfferOrThrow(db, scope, params)
  if (isWithdrawn) throw new Problem('conflict', 'This offer was withdrawn.')
  if (offer.offerType !== terms.offerType) throw invalid({ offerType: 'The offer type cannot be changed' })
  requireUnchanged(offer, { basedOn })
  requireFutureDates(terms, offer)
  await updateTerms(db, scope, params.offerId, terms)
  return publishOfferChange(db, scope, params)
}

export async function withdrawOffer(db: Db, scope: Scope, params: OfferParams) {
  const { offer, isWithdrawn } = await lockOfferOrThrow(db, scope, params)
  if (isWithdrawn) return offer
  const { propertyId, offerId } = params
  const at = new Date()
  await setWithdrawn(db, scope, offerId, at)
  await recordOfferActivity(db, scope, { kind: 'WITHDRAWN', propertyId, offer, at, agentId: scope.agentId })
  return publishOfferChange(db, scope, params)
}

export async function restoreOffer(db: Db, scope: Scope, params: OfferParams) {
  const { offer, isWithdrawn } = await lockOfferOrThrow(db, scope, params)
  if (!isWithdrawn) return offer
  await setWithdrawn(db, scope, params.offerId, null)
  await deleteOfferActivity(db, scope, params.offerId, 'WITHDRAWN')
  return publishOfferChange(db, scope, params)
}

/** Locks the property first, because erasing its last contact deletes the property and then its offers. */
async function lockOfferOrThrow(
  db: Db,
  scope: AccountScope,
  { propertyId, offerId }: OfferParams,
): Promise<OfferRecord> {
  await lockProperty(db, scope, propertyId)
  await lockOffer(db, scope, offerId)
  const record = await getOffer(db, scope, offerId)
  if (record?.propertyId !== propertyId) throw new Problem('not_found', 'Offer not found')
  return record
}

/** Returns the offer as it is after the change. */
async function publishOfferChange(db: Db, scope: Scope, params: OfferParams): Promise<Offer> {
  const { offer } = await lockOfferOrThrow(db, scope, params)
  await scheduleExpiry(db, scope, offer)
  await publishLiveEvent(db, scope, { kind: 'offers', propertyId: params.propertyId })
  return offer
}
