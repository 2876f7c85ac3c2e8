import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { ContactLink } from './contact-link.ts'

export interface LinkedContact {
  contactId: string
  firstName: string
  isUnsubscribed: boolean
}

/** Whose link it is now: who was merged is somebody else; nobody, once they are erased, archived or have another home. */
export async function getLinkedContact(
  db: Db,
  { accountId }: AccountScope,
  { contactId, propertyId }: ContactLink,
): Promise<LinkedContact | undefined> {
  const { rows } = await sql<LinkedContact>`
    select c.id as "contactId", c.first_name as "firstName", c.unsubscribed_at is not null as "isUnsubscribed"
    from contacts was
      join contacts c on c.account_id = ${accountId} and c.id = coalesce(was.merged_into, was.id)
      join contact_properties l on l.account_id = ${accountId} and l.contact_id = c.id and l.property_id = ${propertyId}
    where was.account_id = ${accountId} and was.id = ${contactId} and c.archived_at is null`.execute(db)
  return rows[0]
}

/** In which of the open person's accounts a home is. */
export async function findAccountOfProperty(db: Db, propertyId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`select account_of_property(${propertyId}) as id`.execute(db)
  return rows[0]?.id ?? undefined
}
