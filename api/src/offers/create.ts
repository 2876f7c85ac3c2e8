import type { Offer } from '@gable/shared/offers/offer.ts'
import type { Db } from '../platform/database.ts'
import { notify } from '../platform/live/notify.ts'
import type { Scope } from '../platform/scope.ts'
import { heldProperty } from '../properties/known-property.ts'
import { awaitExpiry } from './expire.ts'
import { tellOffer } from './history-queries.ts'
import { insertOffer, readOffer, type Terms } from './offer-queries.ts'
import { refuseOver } from './refuse-over.ts'

export async function createOffer<T extends Offer['offerType']>(
  db: Db,
  scope: Scope,
  propertyId: string,
  terms: Terms & { offerType: T },
): Promise<Extract<Offer, { offerType: T }>> {
  await heldProperty(db, scope, propertyId)
  refuseOver(terms)
  const id = await insertOffer(db, scope, propertyId, terms)
  const kept = await readOffer(db, scope, id)
  if (!kept) throw new Error('An offer that was made is there')
  const { offer } = kept
  await tellOffer(db, scope, { kind: 'CREATED', propertyId, offer, at: new Date(), agentId: scope.agentId })
  await awaitExpiry(db, scope, offer)
  await notify(db, scope, { kind: 'offers', propertyId })
  return offer as Extract<Offer, { offerType: T }>
}
