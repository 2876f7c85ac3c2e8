import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

interface Link {
  contactId: string
  propertyId: string
}

export async function addressOfHome(db: Db, { accountId }: AccountScope, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('properties')
    .select('full_address as address')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.address
}

/** What the link was; nothing where there was none. */
export const unlinkHome = (db: Db, { accountId }: AccountScope, { contactId, propertyId }: Link) =>
  db
    .deleteFrom('contact_properties')
    .where('account_id', '=', accountId)
    .where('contact_id', '=', contactId)
    .where('property_id', '=', propertyId)
    .returning('claimed_at as claimedAt')
    .executeTakeFirst()

/** Since when the home was theirs by their own word when it was taken from them last. */
export async function claimBeforeUnlinking(
  db: Db,
  { accountId }: AccountScope,
  { contactId, propertyId }: Link,
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
