import { Problem } from '@gable/shared/http/problem.ts'
import type { OfferChange } from '@gable/shared/offers/new-offer.ts'
import type { Offer } from '@gable/shared/offers/offer.ts'
import { refuseStale } from '../forms/refuse-stale.ts'
import type { Db } from '../platform/database.ts'
import { notify } from '../platform/live/notify.ts'
import type { Scope } from '../platform/scope.ts'
import { awaitExpiry } from './expire.ts'
import { tellOffer, untell } from './history-queries.ts'
import { heldOffer } from './known-offer.ts'
import { setWithdrawn, updateTerms } from './offer-queries.ts'
import { refuseOver } from './refuse-over.ts'

interface Named {
  propertyId: string
  offerId: string
}

export async function changeOffer(db: Db, scope: Scope, named: Named, { basedOn, ...terms }: OfferChange) {
  const { offer, isWithdrawn } = await heldOffer(db, scope, named)
  if (isWithdrawn) throw new Problem('conflict', 'This offer was withdrawn.')
  if (offer.offerType !== terms.offerType)
    throw new Problem('invalid', 'Some fields need attention', { offerType: 'The type of an offer stays as it is' })
  refuseStale(offer, { basedOn })
  refuseOver(terms, offer)
  await updateTerms(db, scope, named.offerId, terms)
  return shownAnew(db, scope, named)
}

export async function withdrawOffer(db: Db, scope: Scope, named: Named) {
  const { offer, isWithdrawn } = await heldOffer(db, scope, named)
  if (isWithdrawn) return offer
  const at = new Date()
  await setWithdrawn(db, scope, named.offerId, at)
  await tellOffer(db, scope, {
    kind: 'WITHDRAWN',
    propertyId: named.propertyId,
    offer,
    at,
    agentId: scope.agentId,
  })
  return shownAnew(db, scope, named)
}

export async function restoreOffer(db: Db, scope: Scope, named: Named) {
  const { offer, isWithdrawn } = await heldOffer(db, scope, named)
  if (!isWithdrawn) return offer
  await setWithdrawn(db, scope, named.offerId, null)
  await untell(db, scope, named.offerId, 'WITHDRAWN')
  return shownAnew(db, scope, named)
}

async function shownAnew(db: Db, scope: Scope, named: Named): Promise<Offer> {
  const { offer } = await heldOffer(db, scope, named)
  await awaitExpiry(db, scope, offer)
  await notify(db, scope, { kind: 'offers', propertyId: named.propertyId })
  return offer
}
