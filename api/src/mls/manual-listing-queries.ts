import { createHash } from 'node:crypto'
import { newId } from '@gable/shared/ids.ts'
import { parseAddress } from '@gable/shared/imports/parse-address.ts'
import type { ListingInput } from '@gable/shared/mls/listing.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** A listing of the agency's own, which no MLS has. Its parts and location are those that properties at the address have. */
export async function insertManualListing(db: Db, { accountId }: AccountScope, input: ListingInput): Promise<string> {
  const id = newId()
  await db
    .insertInto('mls_listings')
    .values({
      account_id: accountId,
      id,
      listing_key: id,
      is_own: true,
      seen_run: null,
      connection_id: null,
      ...(await toColumns(db, input)),
    })
    .execute()
  return id
}

/** False if it does not exist, or comes from an MLS. */
export async function updateManualListing(db: Db, { accountId }: AccountScope, id: string, input: ListingInput) {
  const { numUpdatedRows } = await db
    .updateTable('mls_listings')
    .set({ ...(await toColumns(db, input)), updated_at: new Date() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('connection_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteManualListing(db: Db, { accountId }: AccountScope, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mls_listings')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('connection_id', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

interface AddressRow {
  full_address: string | null
  door_number: string | null
  street: string | null
  city: string | null
  state: string | null
  zip: string | null
  latitude: number | null
  longitude: number | null
}

async function toColumns(db: Db, input: ListingInput) {
  const known = await findAddress(db, input.address)
  const { agentId, photo } = input
  return {
    ...toAddressColumns(input.address, known),
    status: input.status,
    mls_number: input.mlsNumber,
    property_type: input.propertyType,
    bedrooms: input.bedrooms,
    full_baths: input.fullBaths,
    partial_baths: input.partialBaths,
    above_grade_sqft: input.aboveGradeSqft,
    year_built: input.yearBuilt,
    below_grade_sqft: null,
    lot_size_acres: null,
    parking_spaces: null,
    floor_count: null,
    list_price_cents: input.listPriceCents,
    close_price_cents: input.status === 'CLOSED' ? input.closePriceCents : null,
    listed_on: input.listedOn,
    closed_on: input.status === 'CLOSED' ? input.closedOn : null,
    description: input.description,
    photos: photo ? [photo.url] : [],
    agent_id: agentId,
    modified_at: new Date(),
    fingerprint: createHash('sha256').update(JSON.stringify(input)).digest('base64url').slice(0, 22),
  }
}

function toAddressColumns(address: string, known: AddressRow | undefined) {
  const parsed = parseAddress({ address, street: '', city: '', state: '', zip: '' })
  const full = known?.full_address ?? parsed?.full ?? address
  const [line = '', city = '', end = ''] = full.split(', ')
  const [, doorNumber = '', street = line] = /^(\d\S*) (.+)$/.exec(line) ?? []
  const [, state = '', zip = ''] = /^([A-Z]{2}) (\d{5}(?:-\d{4})?)$/.exec(end) ?? []
  return {
    full_address: full,
    door_number: known?.door_number || doorNumber,
    street: known?.street || street,
    city: known?.city || city,
    state: known?.state || state,
    zip: known?.zip || zip,
    latitude: known?.latitude ?? null,
    longitude: known?.longitude ?? null,
  }
}

async function findAddress(db: Db, address: string): Promise<AddressRow | undefined> {
  const { rows } = await sql<AddressRow>`
    select coalesce(post.full_address, home.address) as full_address, post.door_number, post.street, post.city, post.state,
      post.zip, coalesce(post.latitude, home.latitude) as latitude, coalesce(post.longitude, home.longitude) as longitude
    from (select address_key(${address}) as key) input
      left join addresses post on post.key = input.key left join market_properties home on home.key = input.key`.execute(
    db,
  )
  return rows[0]
}
