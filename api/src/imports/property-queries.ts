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

export interface ImportedProperty {
  id: string
  fullAddress: string
  isNew: boolean
}

interface AddressMatch extends Address {
  key: string
  property_id: string | null
  property_address: string | null
}

/** The properties at these addresses, by the full address. Creates the missing ones. */
export async function findOrCreateProperties(
  db: Db,
  scope: AccountScope,
  addresses: Address[],
): Promise<Map<string, ImportedProperty>> {
  const matches = await matchAddresses(db, scope, addresses)
  const missing = new Map(matches.filter(({ property_id }) => property_id === null).map((match) => [match.key, match]))
  const created = await createProperties(db, scope, [...missing.values()])
  return new Map(
    matches.flatMap(({ full, key, property_id, property_address }) => {
      const property =
        property_id === null
          ? created.get(key)
          : { id: property_id, fullAddress: property_address ?? full, isNew: false }
      return property ? [[full, property] as const] : []
    }),
  )
}

async function matchAddresses(db: Db, { accountId }: AccountScope, addresses: Address[]): Promise<AddressMatch[]> {
  const unique = [...new Map(addresses.map((address) => [address.full, address])).values()]
  if (unique.length === 0) return []
  const { rows } = await sql<AddressMatch>`
    with sent as materialized (
      select *, address_key("full") as key from jsonb_to_recordset(${JSON.stringify(unique)}::jsonb)
        as a ("full" text, city text, state text, zip text)
    )
    select sent.*, p.id as property_id, p.full_address as property_address from sent
    left join lateral (select id, full_address from properties p
      where p.account_id = ${accountId} and p.address_key = sent.key limit 1) p on true`.execute(db)
  return rows
}

/** Uses the postal address if it is known. Otherwise stores the address as the file has it. */
async function createProperties(
  db: Db,
  { accountId }: AccountScope,
  addresses: AddressMatch[],
): Promise<Map<string, ImportedProperty>> {
  if (addresses.length === 0) return new Map()
  const newProperties = JSON.stringify(addresses.map((address) => ({ ...address, id: newId() })))
  const { rows } = await sql<{ key: string; id: string; full_address: string; is_new: boolean }>`
    insert into properties (account_id, id, full_address, door_number, street, city, state, zip, latitude, longitude)
    select ${accountId}, n.id, coalesce(postal.full_address, n."full"), coalesce(postal.door_number, ''),
      coalesce(postal.street, ''), coalesce(postal.city, n.city), coalesce(postal.state, n.state),
      coalesce(postal.zip, n.zip), postal.latitude, postal.longitude
    from jsonb_to_recordset(${newProperties}::jsonb) as n (id uuid, key text, "full" text, city text, state text, zip text)
    left join addresses postal on postal.key = n.key
    order by n.key
    on conflict (account_id, address_key) do update set full_address = properties.full_address
    returning id, address_key as key, full_address, xmax = 0 as is_new`.execute(db)
  return new Map(
    rows.map(({ key, id, full_address, is_new }) => [key, { id, fullAddress: full_address, isNew: is_new }]),
  )
}

interface PropertyLink {
  contact_id: string
  property_id: string
}

/** Links contacts and properties. Returns only the new links. */
export async function linkProperties(
  db: Db,
  { accountId }: AccountScope,
  links: PropertyLink[],
): Promise<PropertyLink[]> {
  if (links.length === 0) return []
  const { rows } = await sql<PropertyLink>`
    insert into contact_properties (account_id, contact_id, property_id)
    select distinct ${accountId}::uuid, contact_id, property_id
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as l (contact_id uuid, property_id uuid)
    on conflict do nothing
    returning contact_id, property_id`.execute(db)
  return rows
}
