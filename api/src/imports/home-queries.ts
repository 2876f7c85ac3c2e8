import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export interface Address {
  full: string
  city: string
  state: string
  zip: string
}

export interface Home {
  id: string
  fullAddress: string
  isNew: boolean
}

interface Looked extends Address {
  key: string
  id: string | null
  known: string | null
}

/** The homes at these addresses, by how they were written; made where there are none. */
export async function homesAt(db: Db, scope: AccountScope, addresses: Address[]): Promise<Map<string, Home>> {
  const looked = await lookUp(db, scope, addresses)
  const missing = new Map(looked.filter(({ id }) => id === null).map((home) => [home.key, home]))
  const made = await makeHomes(db, scope, [...missing.values()])
  return new Map(
    looked.flatMap(({ full, key, id, known }) => {
      const home = id === null ? made.get(key) : { id, fullAddress: known ?? full, isNew: false }
      return home ? [[full, home] as const] : []
    }),
  )
}

async function lookUp(db: Db, { accountId }: AccountScope, addresses: Address[]): Promise<Looked[]> {
  const different = [...new Map(addresses.map((address) => [address.full, address])).values()]
  if (different.length === 0) return []
  const { rows } = await sql<Looked>`
    with sent as materialized (
      select *, address_key("full") as key from jsonb_to_recordset(${JSON.stringify(different)}::jsonb)
        as h ("full" text, city text, state text, zip text)
    )
    select sent.*, p.id, p.full_address as known from sent
    left join lateral (select id, full_address from properties p
      where p.account_id = ${accountId} and p.address_key = sent.key limit 1) p on true`.execute(db)
  return rows
}

/** A home that the post knows has its parts; of any other the whole address is kept, and what the file says of it. */
async function makeHomes(db: Db, { accountId }: AccountScope, homes: Looked[]): Promise<Map<string, Home>> {
  if (homes.length === 0) return new Map()
  const given = JSON.stringify(homes.map((home) => ({ ...home, id: newId() })))
  const { rows } = await sql<{ key: string; id: string; full_address: string; is_new: boolean }>`
    insert into properties (account_id, id, full_address, door_number, street, city, state, zip, latitude, longitude)
    select ${accountId}, h.id, coalesce(post.full_address, h."full"), coalesce(post.door_number, ''), coalesce(post.street, ''),
      coalesce(post.city, h.city), coalesce(post.state, h.state), coalesce(post.zip, h.zip), post.latitude, post.longitude
    from jsonb_to_recordset(${given}::jsonb) as h (id uuid, key text, "full" text, city text, state text, zip text)
    left join addresses post on post.key = h.key
    order by h.key
    on conflict (account_id, address_key) do update set full_address = properties.full_address
    returning id, address_key as key, full_address, xmax = 0 as is_new`.execute(db)
  return new Map(
    rows.map(({ key, id, full_address, is_new }) => [key, { id, fullAddress: full_address, isNew: is_new }]),
  )
}

export interface Link {
  contact_id: string
  property_id: string
}

/** Answers of the links that are new. */
export async function linkHomes(db: Db, { accountId }: AccountScope, links: Link[]): Promise<Link[]> {
  if (links.length === 0) return []
  const { rows } = await sql<Link>`
    insert into contact_properties (account_id, contact_id, property_id)
    select distinct ${accountId}::uuid, contact_id, property_id
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as l (contact_id uuid, property_id uuid)
    on conflict do nothing
    returning contact_id, property_id`.execute(db)
  return rows
}
