import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

interface PropertyLink {
  contactId: string
  propertyId: string
}

export async function getPropertyAddress(db: Db, { accountId }: AccountScope, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('properties')
    .select('full_address as address')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.address
}

/** Returns the deleted link, or undefined if there was none. */
export const deletePropertyLink = (db: Db, { accountId }: AccountScope, { contactId, propertyId }: PropertyLink) =>
  db
    .deleteFrom('contact_properties')
    .where('account_id', '=', accountId)
    .where('contact_id', '=', contactId)
    .where('property_id', '=', propertyId)
    .returning('claimed_at as claimedAt')
    .executeTakeFirst()

/** The claim date the link had when it was last removed. */
export async function getPreviousClaim(
  db: Db,
  { accountId }: AccountScope,
  { contactId, propertyId }: PropertyLink,
): Promise<Date | null> {
  const row = await db
    .selectFrom('timeline_entries')
    .select(sql<Date | null>`(detail->>'claimedAt')::timestamptz`.as('claimedAt'))
    .where('account_id', '=', accountId)
    .where('contact_id', '=', contactId)
    .where('property_id', '=', propertyId)
    .where('event_group', '=', 'PROPERTY')
    .where('kind', '=', 'UNLINKED')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.claimedAt ?? null
}
