import { newId } from '@gable/shared/ids.ts'
import type { Offer } from '@gable/shared/offers/offer.ts'
import type { CashTerms, ListingTerms } from '@gable/shared/offers/offer-terms.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { prepared } from '../platform/query-batching.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

/** The offers for a property that were not withdrawn, newest first. */
export async function listOffers(db: Db, scope: AccountScope, propertyId: string): Promise<Offer[]> {
  const rows = await selectPropertyOffers(db, scope, propertyId).modifyFront(prepared).execute()
  return rows.map(toOffer)
}

export const selectPropertyOffers = (db: Db, scope: AccountScope, propertyId: string) =>
  selectOffers(db, scope)
    .where('o.property_id', '=', propertyId)
    .where('o.withdrawn_at', 'is', null)
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id')

export interface OfferRecord {
  offer: Offer
  propertyId: string
  isWithdrawn: boolean
}

export async function getOffer(db: Db, scope: AccountScope, id: string): Promise<OfferRecord | undefined> {
  const row = await selectOffers(db, scope).where('o.id', '=', id).executeTakeFirst()
  return row && { offer: toOffer(row), propertyId: row.property_id, isWithdrawn: row.withdrawn_at !== null }
}

export const lockOffer = (db: Db, { accountId }: AccountScope, id: string) =>
  db
    .selectFrom('offers')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export type OfferTerms = ({ offerType: 'CASH' } & CashTerms) | ({ offerType: 'LISTING' } & ListingTerms)

export async function insertOffer(db: Db, { accountId, agentId }: Scope, propertyId: string, terms: OfferTerms) {
  const id = newId()
  await db
    .insertInto('offers')
    .values({
      account_id: accountId,
      id,
      property_id: propertyId,
      agent_id: agentId,
      offer_type: terms.offerType,
      ...toTermColumns(terms),
    })
    .execute()
  return id
}

export const updateTerms = (db: Db, { accountId }: AccountScope, id: string, terms: OfferTerms) =>
  db
    .updateTable('offers')
    .set({ ...toTermColumns(terms), updated_at: sql`clock_timestamp()` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()

export const setWithdrawn = (db: Db, { accountId }: AccountScope, id: string, at: Date | null) =>
  db
    .updateTable('offers')
    .set({ withdrawn_at: at, updated_at: sql`clock_timestamp()` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()

/** When a seller lead for the property was last created. */
export async function getLastRequestDate(
  db: Db,
  { accountId }: AccountScope,
  propertyId: string,
): Promise<Date | undefined> {
  const lead = await db
    .selectFrom('leads')
    .select('created_at')
    .where('account_id', '=', accountId)
    .where('property_id', '=', propertyId)
    .where('lead_type', '=', 'SELLER')
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return lead?.created_at
}

const toTermColumns = (terms: OfferTerms) =>
  terms.offerType === 'CASH'
    ? {
        amount_cents: terms.amountCents,
        closing_on: terms.closingOn,
        expires_at: new Date(terms.expiresAt),
        buyer: terms.buyer,
        terms: terms.terms,
      }
    : {
        low_cents: terms.lowCents,
        high_cents: terms.highCents,
        commission_percent: terms.commissionPercent,
        terms: terms.terms,
      }

const selectOffers = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('offers as o')
    .leftJoin('agents as a', (join) => join.onRef('a.account_id', '=', 'o.account_id').onRef('a.id', '=', 'o.agent_id'))
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .select(['o.id', 'o.property_id', 'o.agent_id', 'o.offer_type', 'o.amount_cents', 'o.closing_on', 'o.expires_at'])
    .select(['o.buyer', 'o.low_cents', 'o.high_cents', 'o.commission_percent', 'o.terms'])
    .select(['o.created_at', 'o.updated_at', 'o.withdrawn_at'])
    .select('u.full_name as agent_name')
    .where('o.account_id', '=', accountId)

type SelectedOffer = Awaited<ReturnType<ReturnType<typeof selectOffers>['execute']>>[number]
type TimeColumn = 'created_at' | 'updated_at' | 'expires_at'

/** As a row, or as a JSON object in a larger statement, where times are text. */
type OfferRow = Omit<SelectedOffer, TimeColumn | 'withdrawn_at'> & { [K in TimeColumn]: SelectedOffer[K] | string }

export function toOffer(row: OfferRow): Offer {
  const common = {
    _id: row.id,
    terms: row.terms,
    by: row.agent_id === null ? null : { _id: row.agent_id, fullName: row.agent_name ?? '' },
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  }
  if (row.offer_type === 'LISTING')
    return {
      ...common,
      offerType: 'LISTING',
      lowCents: Number(row.low_cents),
      highCents: Number(row.high_cents),
      commissionPercent: row.commission_percent === null ? null : Number(row.commission_percent),
    }
  return {
    ...common,
    offerType: 'CASH',
    buyer: row.buyer,
    amountCents: Number(row.amount_cents),
    closingOn: row.closing_on ?? '',
    expiresAt: row.expires_at ? new Date(row.expires_at).toISOString() : '',
  }
}
