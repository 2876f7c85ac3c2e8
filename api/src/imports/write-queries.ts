import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { KnownContact } from './match-queries.ts'

const columns = sql.raw(`id uuid, owner_id uuid, first_name text, last_name text, email text, phone text, source text,
  tags text[], custom jsonb, unsubscribed_at timestamptz, unsubscribed_by uuid`)

export const insertContacts = (db: Db, { accountId }: AccountScope, contacts: KnownContact[], at: Date) =>
  sql`
    insert into contacts (account_id, id, owner_id, first_name, last_name, email, phone, source, tags, custom,
      unsubscribed_at, unsubscribed_by, created_at, updated_at)
    select ${accountId}, id, owner_id, first_name, last_name, email, phone, source, tags, custom,
      unsubscribed_at, unsubscribed_by, ${at}, ${at}
    from jsonb_to_recordset(${JSON.stringify(contacts)}::jsonb) as made (${columns})`.execute(db)

export const updateContacts = (db: Db, { accountId }: AccountScope, contacts: KnownContact[], at: Date) =>
  sql`
    update contacts c set owner_id = made.owner_id, first_name = made.first_name, last_name = made.last_name,
      email = made.email, phone = made.phone, source = made.source, tags = made.tags, custom = made.custom,
      unsubscribed_at = made.unsubscribed_at, unsubscribed_by = made.unsubscribed_by, updated_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(contacts)}::jsonb) as made (${columns})
    where c.account_id = ${accountId} and c.id = made.id`.execute(db)

export interface Reach {
  contact_id: string
  text: string
}

export const addEmails = (db: Db, { accountId }: AccountScope, emails: Reach[]) =>
  sql`
    insert into contact_emails (account_id, email, contact_id)
    select ${accountId}, text, contact_id from jsonb_to_recordset(${JSON.stringify(emails)}::jsonb) as made (contact_id uuid, text text)
    on conflict do nothing`.execute(db)

export const addPhones = (db: Db, { accountId }: AccountScope, phones: Reach[]) =>
  sql`
    insert into contact_phones (account_id, phone_key, contact_id, phone)
    select ${accountId}, phone_key(text), contact_id, text
    from jsonb_to_recordset(${JSON.stringify(phones)}::jsonb) as made (contact_id uuid, text text)
    on conflict do nothing`.execute(db)

export interface Home {
  contact_id: string
  full: string
  city: string
  state: string
  zip: string
}

export interface LinkedHome {
  contact_id: string
  property_id: string
  made: boolean
}

/** The homes at these addresses, made where there are none, each with those who own it. Answers of the new links. */
export async function linkHomes(db: Db, { accountId }: AccountScope, homes: Home[]): Promise<LinkedHome[]> {
  if (homes.length === 0) return []
  const given = JSON.stringify(homes.map((home) => ({ ...home, id: newId() })))
  const { rows } = await sql<LinkedHome>`
    with sent as materialized (
      select h.*, address_key(h."full") as key from jsonb_to_recordset(${given}::jsonb)
        as h (id uuid, contact_id uuid, "full" text, city text, state text, zip text)
    ), fresh as (
      insert into properties (account_id, id, full_address, door_number, street, city, state, zip, latitude, longitude)
      select distinct on (s.key) ${accountId}::uuid, s.id, coalesce(post.full_address, s."full"), coalesce(post.door_number, ''),
        coalesce(post.street, ''), coalesce(post.city, s.city), coalesce(post.state, s.state), coalesce(post.zip, s.zip),
        post.latitude, post.longitude
      from sent s left join addresses post on post.key = s.key
      where not exists (select from properties p where p.account_id = ${accountId} and p.address_key = s.key)
      order by s.key, s.id
      on conflict (account_id, address_key) do update set full_address = properties.full_address
      returning id, address_key as key, xmax = 0 as made
    ), homes as (
      select * from fresh
      union all
      select p.id, p.address_key, false from properties p
      where p.account_id = ${accountId} and p.address_key in (select key from sent)
    ), linked as (
      insert into contact_properties (account_id, contact_id, property_id)
      select distinct ${accountId}::uuid, s.contact_id, homes.id from sent s join homes using (key)
      on conflict do nothing
      returning contact_id, property_id
    )
    select linked.contact_id, linked.property_id, homes.made from linked join homes on homes.id = linked.property_id
  `.execute(db)
  return rows
}
