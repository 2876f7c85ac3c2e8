import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { ContactLink } from './contact-link.ts'

export interface LinkedContact {
  contactId: string
  firstName: string
  language: string | null
  /** The agent in charge of the contact. */
  agentId: string | null
  isUnsubscribed: boolean
}

/** Follows merges. Undefined when the contact was erased, archived or is no longer linked to the property. */
export async function getLinkedContact(
  db: Db,
  { accountId }: AccountScope,
  { contactId, propertyId }: ContactLink,
): Promise<LinkedContact | undefined> {
  const { rows } = await sql<LinkedContact>`
    select c.id as "contactId", c.first_name as "firstName", c.language, c.owner_id as "agentId", c.unsubscribed_at is not null as "isUnsubscribed"
    from contacts original
      join contacts c on c.account_id = ${accountId} and c.id = coalesce(original.merged_into, original.id)
      join contact_properties l on l.account_id = ${accountId} and l.contact_id = c.id and l.property_id = ${propertyId}
    where original.account_id = ${accountId} and original.id = ${contactId} and c.archived_at is null`.execute(db)
  return rows[0]
}

/** The account of a property, among the accounts of the current user. */
export async function findAccountOfProperty(db: Db, propertyId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`select account_of_property(${propertyId}) as id`.execute(db)
  return rows[0]?.id ?? undefined
}
