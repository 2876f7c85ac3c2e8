import type { ActivityEntry } from '@gable/shared/activity/entry.ts'
import { newId } from '@gable/shared/ids.ts'
import { invariant } from '@gable/shared/invariant.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** A contact row locked until the transaction ends. */
export interface LockedContact {
  id: string
  firstName: string
  lastName: string
  fullName: string
  email: string | null
  phone: string | null
  custom: Record<string, unknown>
  isArchived: boolean
  unsubscribedAt: Date | null
  unsubscribedBy: string | null
  updatedAt: string
}

export async function lockContact(db: Db, { accountId }: AccountScope, id: string): Promise<LockedContact | undefined> {
  const row = await db
    .selectFrom('contacts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('merged_into', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      fullName: row.full_name,
      email: row.email,
      phone: row.phone,
      custom: row.custom,
      isArchived: row.archived_at !== null,
      unsubscribedAt: row.unsubscribed_at,
      unsubscribedBy: row.unsubscribed_by,
      updatedAt: row.updated_at.toISOString(),
    }
  )
}

/** Fields to write. Undefined fields stay unchanged. */
export interface ContactFields {
  firstName?: string | undefined
  lastName?: string | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
  source?: string | undefined
  ownerId?: string | null | undefined
  tags?: string[] | undefined
  language?: Language | null | undefined
  isNonMarketing?: boolean | undefined
  custom?: Record<string, unknown> | undefined
  archivedAt?: Date | null | undefined
  unsubscribedAt?: Date | null | undefined
  unsubscribedBy?: string | null | undefined
}

const toColumns = ({ custom, ...fields }: ContactFields) => ({
  first_name: fields.firstName,
  last_name: fields.lastName,
  email: fields.email,
  phone: fields.phone,
  source: fields.source,
  owner_id: fields.ownerId,
  tags: fields.tags,
  language: fields.language,
  is_non_marketing: fields.isNonMarketing,
  archived_at: fields.archivedAt,
  unsubscribed_at: fields.unsubscribedAt,
  unsubscribed_by: fields.unsubscribedBy,
  custom: custom && JSON.stringify(custom),
})

export async function insertContact(
  db: Db,
  { accountId }: AccountScope,
  { source, ...fields }: ContactFields & { source: string },
): Promise<string> {
  const id = newId()
  await db
    .insertInto('contacts')
    .values({ ...toColumns(fields), account_id: accountId, id, source })
    .execute()
  return id
}

export async function updateContactFields(db: Db, { accountId }: AccountScope, id: string, fields: ContactFields) {
  await db
    .updateTable('contacts')
    .set({ ...toColumns(fields), updated_at: sql`clock_timestamp()` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
}

/** The active contact with this email, current or former. */
export async function findContactByEmail(
  db: Db,
  { accountId }: AccountScope,
  email: string,
): Promise<{ id: string; fullName: string } | undefined> {
  return db
    .selectFrom('contact_emails as e')
    .innerJoin('contacts as c', (join) =>
      join.onRef('c.account_id', '=', 'e.account_id').onRef('c.id', '=', 'e.contact_id'),
    )
    .select(['c.id', 'c.full_name as fullName'])
    .where('e.account_id', '=', accountId)
    .where('e.email', '=', email)
    .where('c.archived_at', 'is', null)
    .executeTakeFirst()
}

export async function isAgent(db: Db, { accountId }: AccountScope, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('agents')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** The id of the property at this address, which is created if the account does not have it yet. */
export async function findOrCreateProperty(db: Db, { accountId }: AccountScope, address: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with existing as (
      select id from properties where account_id = ${accountId} and address_key = address_key(${address})
    ), created as (
      insert into properties (account_id, id, full_address, door_number, street, city, state, zip, latitude, longitude)
      select ${accountId}, ${newId()}::uuid, coalesce(post.full_address, ${address}), coalesce(post.door_number, ''),
        coalesce(post.street, ''), coalesce(post.city, ''), coalesce(post.state, ''), coalesce(post.zip, ''),
        post.latitude, post.longitude
      from (select address_key(${address}) as key) input left join addresses post on post.key = input.key
      where not exists (select from existing)
      on conflict (account_id, address_key) do update set full_address = properties.full_address
      returning id
    )
    select id from existing union all select id from created`.execute(db)
  const [property] = rows
  invariant(property, 'property upsert returned no row')
  return property.id
}

export const insertPropertyLink = (
  db: Db,
  { accountId }: AccountScope,
  { contactId, propertyId }: { contactId: string; propertyId: string },
  claimedAt: Date | null,
) =>
  db
    .insertInto('contact_properties')
    .values({ account_id: accountId, contact_id: contactId, property_id: propertyId, claimed_at: claimedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Adds an entry to a contact's activity and updates when they were last active. Without an agent the contact did it. */
export async function recordActivity(
  db: Db,
  { accountId, agentId = null }: AccountScope & { agentId?: string | null },
  { contactId, propertyId }: { contactId: string; propertyId?: string | null | undefined },
  { eventGroup, kind, detail }: ActivityEntry,
): Promise<string> {
  const id = newId()
  const at = new Date()
  await db
    .insertInto('timeline_entries')
    .values({
      account_id: accountId,
      id,
      at,
      event_group: eventGroup,
      kind,
      contact_id: contactId,
      property_id: propertyId ?? null,
      agent_id: agentId,
      detail: JSON.stringify(detail),
    })
    .execute()
  await db
    .updateTable('contacts')
    .set({ last_activity_at: sql`greatest(last_activity_at, ${at})` })
    .where('account_id', '=', accountId)
    .where('id', '=', contactId)
    .execute()
  return id
}
