import { Problem } from '@gable/shared/http/problem.ts'
import type { OfferChange } from '@gable/shared/offers/offer-terms.ts'
import type { Offer } from '@gable/shared/offers/offer.ts'
import { requireUnchanged } from '../platform/require-unchanged.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { scheduleExpiry } from './offer-expiry.ts'
import { recordOfferActivity, deleteOfferActivity } from './activity-queries.ts'
import { lockOfferOrThrow } from './known-offer.ts'
import { setWithdrawn, updateTerms } from './offer-queries.ts'
import { requireFutureDates } from './require-future-dates.ts'

interface OfferParams {
  propertyId: string
  offerId: string
}

export async function updateOffer(db: Db, scope: Scope, named: OfferParams, { basedOn, ...terms }: OfferChange) {
  const { offer, isWithdrawn } = await lockOfferOrThrow(db, scope, named)
  if (isWithdrawn) throw new Problem('conflict', 'This offer was withdrawn.')
  if (offer.offerType !== terms.offerType)
    throw new Problem('invalid', 'Some fields need attention', { offerType: 'The type of an offer stays as it is' })
  requireUnchanged(offer, { basedOn })
  requireFutureDates(terms, offer)
  await updateTerms(db, scope, named.offerId, terms)
  return publishOfferChange(db, scope, named)
}

export async function withdrawOffer(db: Db, scope: Scope, named: OfferParams) {
  const { offer, isWithdrawn } = await lockOfferOrThrow(db, scope, named)
  if (isWithdrawn) return offer
  const at = new Date()
  await setWithdrawn(db, scope, named.offerId, at)
  await recordOfferActivity(db, scope, {
    kind: 'WITHDRAWN',
    propertyId: named.propertyId,
    offer,
    at,
    agentId: scope.agentId,
  })
  return publishOfferChange(db, scope, named)
}

export async function restoreOffer(db: Db, scope: Scope, named: OfferParams) {
  const { offer, isWithdrawn } = await lockOfferOrThrow(db, scope, named)
  if (!isWithdrawn) return offer
  await setWithdrawn(db, scope, named.offerId, null)
  await deleteOfferActivity(db, scope, named.offerId, 'WITHDRAWN')
  return publishOfferChange(db, scope, named)
}

async function publishOfferChange(db: Db, scope: Scope, named: OfferParams): Promise<Offer> {
  const { offer } = await lockOfferOrThrow(db, scope, named)
  await scheduleExpiry(db, scope, offer)
  await publishLiveEvent(db, scope, { kind: 'offers', propertyId: named.propertyId })
  return offer
}
