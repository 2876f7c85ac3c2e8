import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { ListingColumns } from './parse-listing.ts'

/** A listing with what its connection says about it. */
export interface StoredColumns extends ListingColumns {
  id: string
  photo_link: string
  is_own: boolean
  agent_id: string | null
}

const columnTypes = {
  id: 'uuid',
  listing_key: 'text',
  mls_number: 'text',
  status: 'text',
  full_address: 'text',
  door_number: 'text',
  street: 'text',
  unit: 'text',
  city: 'text',
  county: 'text',
  state: 'text',
  zip: 'text',
  latitude: 'float8',
  longitude: 'float8',
  property_type: 'text',
  bedrooms: 'smallint',
  full_baths: 'smallint',
  partial_baths: 'smallint',
  above_grade_sqft: 'int',
  below_grade_sqft: 'int',
  lot_size_acres: 'numeric',
  parking_spaces: 'smallint',
  floor_count: 'smallint',
  year_built: 'smallint',
  list_price_cents: 'bigint',
  close_price_cents: 'bigint',
  listed_on: 'date',
  closed_on: 'date',
  description: 'text',
  photos: 'text[]',
  photo_link: 'text',
  agent_mls_id: 'text',
  agent_name: 'text',
  office_mls_id: 'text',
  office_name: 'text',
  agent_id: 'uuid',
  is_own: 'boolean',
  is_displayed: 'boolean',
  shows_address: 'boolean',
  modified_at: 'timestamptz',
  fingerprint: 'text',
} satisfies Record<keyof StoredColumns, string>

const columns = Object.keys(columnTypes) as (keyof StoredColumns)[]
const located = ['latitude', 'longitude']
const columnList = sql.join(columns.map((column) => sql.ref(column)))
const definitions = sql.join(columns.map((column) => sql`${sql.ref(column)} ${sql.raw(columnTypes[column])}`))
const selected = sql.join(
  columns.map((column) =>
    located.includes(column)
      ? sql`coalesce(row.${sql.ref(column)}, post.${sql.ref(column)}, home.${sql.ref(column)})`
      : sql`row.${sql.ref(column)}`,
  ),
)
const changes = sql.join(
  columns.filter((column) => column !== 'id').map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`),
)

/**
 * Stores listings unless a newer state is stored; of a file, those that differ. A listing without a location gets that of its address, as properties
 * do. The rows must name each listing once.
 */
export async function upsertListings(
  db: Db,
  { accountId }: AccountScope,
  { id: connectionId, kind }: { id: string; kind: 'RESO' | 'CSV' },
  rows: readonly StoredColumns[],
): Promise<{ added: number; updated: number }> {
  if (rows.length === 0) return { added: 0, updated: 0 }
  const { rows: stored } = await sql<{ isNew: boolean }>`
    insert into mls_listings (account_id, connection_id, ${columnList})
    select ${accountId}::uuid, ${connectionId}::uuid, ${selected}
    from (select *, case when latitude is null then address_key(full_address) end as key
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${definitions})) as row
      left join addresses post on post.key = row.key
      left join market_properties home on home.key = row.key
    order by row.listing_key
    on conflict (account_id, connection_id, listing_key) do update
      set ${changes}, updated_at = now()
      where case ${kind} when 'CSV' then mls_listings.fingerprint <> excluded.fingerprint
        else mls_listings.modified_at < excluded.modified_at
          or (mls_listings.modified_at = excluded.modified_at and mls_listings.fingerprint <> excluded.fingerprint) end
    returning xmax = 0 as "isNew"`.execute(db)
  const added = stored.filter(({ isNew }) => isNew).length
  return { added, updated: stored.length - added }
}

export async function deleteListings(
  db: Db,
  { accountId }: AccountScope,
  connectionId: string,
  keys: readonly string[],
): Promise<number> {
  if (keys.length === 0) return 0
  const { numDeletedRows } = await db
    .deleteFrom('mls_listings')
    .where('account_id', '=', accountId)
    .where('connection_id', '=', connectionId)
    .where('listing_key', '=', sql<string>`any(${keys}::text[])`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

interface SeenKey {
  listingKey: string
  modifiedAt: string
}

/** Marks listings that the MLS still has. Returns the earliest change that is not stored. */
export async function markSeen(
  db: Db,
  { accountId }: AccountScope,
  { connectionId, runId, keys }: { connectionId: string; runId: string; keys: readonly SeenKey[] },
): Promise<Date | null> {
  const { rows } = await sql<{ missedAt: Date | null }>`
    with seen as (
      select * from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as r("listingKey" text, "modifiedAt" timestamptz)
    ), marked as (
      update mls_listings l set seen_run = ${runId}::uuid from seen
      where l.account_id = ${accountId} and l.connection_id = ${connectionId} and l.listing_key = seen."listingKey"
      returning l.listing_key, l.modified_at
    )
    select min(seen."modifiedAt") as "missedAt" from seen left join marked on marked.listing_key = seen."listingKey"
    where marked.listing_key is null or marked.modified_at < seen."modifiedAt"`.execute(db)
  return rows[0]?.missedAt ?? null
}

interface UnseenListings {
  connectionId: string
  runId: string
  since: Date
  startedAt: Date
}

/** Listings that changed since a time, were stored before the run, and that the MLS did not name. */
export async function countUnseen(db: Db, { accountId }: AccountScope, unseen: UnseenListings) {
  const { rows } = await sql<{ unseen: number; recent: number }>`
    select count(*) filter (where ${isUnseen(unseen)})::int as unseen, count(*)::int as recent from mls_listings
    where account_id = ${accountId} and connection_id = ${unseen.connectionId} and modified_at >= ${unseen.since}`.execute(
    db,
  )
  return rows[0] ?? { unseen: 0, recent: 0 }
}

export async function deleteUnseen(db: Db, { accountId }: AccountScope, unseen: UnseenListings): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from mls_listings where account_id = ${accountId} and connection_id = ${unseen.connectionId}
      and modified_at >= ${unseen.since} and ${isUnseen(unseen)}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

const isUnseen = ({ runId, startedAt }: UnseenListings) =>
  sql`(seen_run is distinct from ${runId}::uuid and updated_at < ${startedAt})`

/** Finds out again whose listings they are, after the settings of the connection changed. */
export const assignListings = (db: Db, { accountId }: AccountScope, connectionId: string) =>
  sql`
    update mls_listings l set
      agent_id = owned.agent_id, is_own = owned.agent_id is not null or l.office_mls_id = any(owned.office_ids)
    from (
      select l.id, c.office_ids, (select (m ->> 'agentId')::uuid from jsonb_array_elements(c.members) m
        where m ->> 'mlsId' = l.agent_mls_id limit 1) as agent_id
      from mls_listings l join mls_connections c on c.account_id = l.account_id and c.id = l.connection_id
      where l.account_id = ${accountId} and l.connection_id = ${connectionId}
    ) owned
    where l.account_id = ${accountId} and l.id = owned.id and (l.agent_id is distinct from owned.agent_id
      or l.is_own <> (owned.agent_id is not null or l.office_mls_id = any(owned.office_ids)))`.execute(db)
