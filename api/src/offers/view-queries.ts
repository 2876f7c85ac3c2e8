import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { ContactLink } from './contact-link.ts'

/** On this day of the agency. Locks the contact, so that two views at once are one. */
export async function hasViewedToday(
  db: Db,
  { accountId }: AccountScope,
  { contactId, propertyId }: ContactLink,
): Promise<boolean> {
  await sql`select from contacts where account_id = ${accountId} and id = ${contactId} for no key update`.execute(db)
  const { rows } = await sql`
    select from timeline_entries t, agencies a
    where a.account_id = ${accountId} and t.account_id = ${accountId} and t.contact_id = ${contactId}
      and t.property_id = ${propertyId} and t.event_group = 'OFFER' and t.kind = 'VIEWED'
      and t.at >= date_trunc('day', now(), a.time_zone) limit 1`.execute(db)
  return rows.length > 0
}
