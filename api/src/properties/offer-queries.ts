import type { OfferSummary } from '@gable/shared/properties/offer-summary.ts'
import type { DetailOf } from '@gable/shared/timeline/entry.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Offers as the history of the home tells them. Who asks to sell it asks for an offer. */
export async function readOfferSummary(db: Db, { accountId }: AccountScope, propertyId: string): Promise<OfferSummary> {
  const asked = await db
    .selectFrom('leads')
    .select('created_at')
    .where('account_id', '=', accountId)
    .where('property_id', '=', propertyId)
    .where('lead_type', '=', 'SELLER')
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  const told = await db
    .selectFrom('timeline_entries')
    .select(['kind', 'at', 'detail'])
    .where('account_id', '=', accountId)
    .where('property_id', '=', propertyId)
    .where('event_group', '=', 'OFFER')
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute()
  const entries = told.map(({ kind, at, detail }) => ({ kind, at: at.toISOString(), ...(detail as unknown as Offer) }))
  const expired = entries.filter(({ kind }) => kind === 'EXPIRED')
  return {
    offerRequested: asked !== undefined,
    lastCashOfferRequestDate: asked?.created_at.toISOString() ?? null,
    latestExpiredOfferExpiryDate: expired[0]?.at ?? null,
    offers: entries
      .filter(({ kind }) => kind === 'CREATED')
      .map(({ offerId, offerType, amountCents, at }) => ({
        offerId,
        offerType,
        amount: Math.round(amountCents / 100),
        createdAt: at,
        isExpired: expired.some((other) => other.offerId === offerId),
      })),
  }
}

type Offer = DetailOf<'OFFER', 'CREATED' | 'EXPIRED'>
