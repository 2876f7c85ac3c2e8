import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Runs the answers of one contact one at a time. */
export const lockContactOfOffer = (db: Db, { accountId }: AccountScope, contactId: string) =>
  db
    .selectFrom('contacts')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', contactId)
    .forNoKeyUpdate()
    .execute()

interface AcceptedKey {
  contactId: string
  propertyId: string
}

export async function listAcceptedOfferIds(
  db: Db,
  { accountId }: AccountScope,
  { contactId, propertyId }: AcceptedKey,
): Promise<string[]> {
  const rows = await db
    .selectFrom('timeline_entries')
    .select(sql<string>`detail->>'offerId'`.as('offerId'))
    .where('account_id', '=', accountId)
    .where('contact_id', '=', contactId)
    .where('property_id', '=', propertyId)
    .where('event_group', '=', 'OFFER')
    .where('kind', '=', 'ACCEPTED')
    .execute()
  return rows.map(({ offerId }) => offerId)
}
