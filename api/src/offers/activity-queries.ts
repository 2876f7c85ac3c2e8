import type { DetailOf } from '@gable/shared/activity/entry.ts'
import { newId } from '@gable/shared/ids.ts'
import { getHeadlineCents, type Offer } from '@gable/shared/offers/offer.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

type OfferActivityKind = 'CREATED' | 'EXPIRED' | 'WITHDRAWN'

interface OfferActivity {
  kind: OfferActivityKind
  propertyId: string
  offer: Offer
  at: Date
  /** Null for an expiry. */
  agentId: string | null
}

/** Adds an activity entry to every contact of the property. Locks them by id, so that two properties may share contacts. */
export async function recordOfferActivity(
  db: Db,
  { accountId }: AccountScope,
  { kind, propertyId, offer, at, agentId }: OfferActivity,
) {
  const detail: DetailOf<'OFFER', OfferActivityKind> = {
    offerId: offer._id,
    offerType: offer.offerType,
    amountCents: getHeadlineCents(offer),
    ...(offer.offerType === 'LISTING' && { highCents: offer.highCents }),
  }
  const contacts = await db
    .selectFrom('contact_properties as l')
    .innerJoin('contacts as c', (join) =>
      join.onRef('c.account_id', '=', 'l.account_id').onRef('c.id', '=', 'l.contact_id'),
    )
    .select('c.id')
    .where('l.account_id', '=', accountId)
    .where('l.property_id', '=', propertyId)
    .where('c.archived_at', 'is', null)
    .orderBy('c.id')
    .forNoKeyUpdate('c')
    .execute()
  if (contacts.length === 0) return
  await db
    .insertInto('timeline_entries')
    .values(
      contacts.map(({ id }) => ({
        account_id: accountId,
        id: newId(at.getTime()),
        at,
        event_group: 'OFFER' as const,
        kind,
        contact_id: id,
        property_id: propertyId,
        agent_id: agentId,
        detail: JSON.stringify(detail),
      })),
    )
    .execute()
  await updateLastActivity(
    db,
    { accountId },
    contacts.map(({ id }) => id),
    at,
  )
}

/** Call it with every new activity entry. */
export const updateLastActivity = (db: Db, { accountId }: AccountScope, contactIds: string[], at: Date) =>
  db
    .updateTable('contacts')
    .set({ last_activity_at: sql`greatest(last_activity_at, ${at})` })
    .where('account_id', '=', accountId)
    .where('id', 'in', contactIds)
    .execute()

const isOfferActivity = ({ accountId }: AccountScope, offerId: string, kind: OfferActivityKind) =>
  sql`account_id = ${accountId} and event_group = 'OFFER' and kind = ${kind}
    and property_id = (select property_id from offers where account_id = ${accountId} and id = ${offerId})
    and detail->>'offerId' = ${offerId}`

export async function hasOfferActivity(
  db: Db,
  scope: AccountScope,
  offerId: string,
  kind: OfferActivityKind,
  at: Date,
) {
  const { rows } = await sql`select from timeline_entries
    where ${isOfferActivity(scope, offerId, kind)} and at = ${at} limit 1`.execute(db)
  return rows.length > 0
}

/** Removes the entry of an undone action. */
export const deleteOfferActivity = (db: Db, scope: AccountScope, offerId: string, kind: OfferActivityKind) =>
  sql`delete from timeline_entries where ${isOfferActivity(scope, offerId, kind)}`.execute(db)
