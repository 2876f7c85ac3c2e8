import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export interface LinkRow {
  propertyId: string
  address: string
  /** Null while the home never had a link. */
  generation: number | null
  isRevoked: boolean
  lastViewedAt: Date | null
}

/** The newest link of each home of a contact. */
export async function listLinks(db: Db, { accountId }: AccountScope, contactId: string): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    select l.property_id as "propertyId", h.full_address as address, d.generation,
      coalesce(d.revoked_at is not null, false) as "isRevoked",
      (select max(t.at) from timeline_entries t
        where t.account_id = ${accountId} and t.contact_id = ${contactId} and t.property_id = l.property_id
          and t.event_group = 'DASHBOARD' and t.kind = 'VIEWED') as "lastViewedAt"
    from contact_properties l
      join properties h on h.account_id = ${accountId} and h.id = l.property_id
      left join lateral (select generation, revoked_at from dashboard_links
        where account_id = ${accountId} and contact_id = ${contactId} and property_id = l.property_id
        order by generation desc limit 1) d on true
    where l.account_id = ${accountId} and l.contact_id = ${contactId}
    order by l.created_at, h.full_address`.execute(db)
  return rows
}

interface LinkKey {
  contactId: string
  propertyId: string
  generation: number
}

/** Does nothing when another request created the same link. */
export const insertLink = (
  db: Db,
  { accountId }: AccountScope,
  { contactId, propertyId, generation }: LinkKey,
  hash: Buffer,
) =>
  db
    .insertInto('dashboard_links')
    .values({ account_id: accountId, contact_id: contactId, property_id: propertyId, generation, code_hash: hash })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const revokeLinks = (
  db: Db,
  { accountId }: AccountScope,
  { contactId, propertyId }: Pick<LinkKey, 'contactId' | 'propertyId'>,
) =>
  db
    .updateTable('dashboard_links')
    .set({ revoked_at: new Date() })
    .where('account_id', '=', accountId)
    .where('contact_id', '=', contactId)
    .where('property_id', '=', propertyId)
    .where('revoked_at', 'is', null)
    .execute()

export const revokeAllLinks = (db: Db, { accountId }: AccountScope, contactId: string) =>
  db
    .updateTable('dashboard_links')
    .set({ revoked_at: new Date() })
    .where('account_id', '=', accountId)
    .where('contact_id', '=', contactId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
