import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { ConnectionRow } from './connection-queries.ts'
import { toStoredColumns } from './listing-owner.ts'
import { type ListingColumns, type ParsedListing, parseInstant } from './parse-listing.ts'
import { parseStatus } from './parse-status.ts'
import type { RunCounts } from './run-queries.ts'
import { deleteListings, markSeen, upsertListings } from './store-listings-queries.ts'

/** Stores the listings of a page, removes those that the MLS deleted, and reports those that could not be read. */
export async function storeListings(
  db: Db,
  scope: AccountScope,
  { connection, parsed, secret }: { connection: ConnectionRow; parsed: readonly ParsedListing[]; secret: Buffer },
): Promise<RunCounts> {
  const listings = new Map<string, ListingColumns>()
  const deleted = new Set<string>()
  for (const item of parsed) {
    if (item.kind === 'DELETED') deleted.add(item.listingKey)
    if (item.kind !== 'LISTING') continue
    const { listing } = item
    const known = listings.get(listing.listing_key)
    if (!known || known.modified_at <= listing.modified_at) listings.set(listing.listing_key, listing)
  }
  const rows = [...listings.values()].map((listing) => toStoredColumns(listing, connection, scope, secret))
  const removed = await deleteListings(db, scope, connection.id, [...deleted])
  const { added, updated } = await upsertListings(db, scope, connection, rows)
  const rejections = parsed.flatMap((item) =>
    item.kind === 'REJECTED' ? [{ listingKey: item.listingKey, reason: item.reason }] : [],
  )
  return { received: parsed.length, added, updated, removed, rejections }
}

/** Marks the listings of a page of keys. Returns the earliest change that is not stored. */
export async function storeKeys(
  db: Db,
  scope: AccountScope,
  { connectionId, runId, rows }: { connectionId: string; runId: string; rows: readonly unknown[] },
): Promise<Date | null> {
  const keys = new Map<string, { listingKey: string; modifiedAt: string }>()
  for (const row of rows) {
    const { ListingKey: key, ModificationTimestamp, StandardStatus: status } = (row ?? {}) as Record<string, unknown>
    const at = parseInstant(ModificationTimestamp)
    if (!at || (typeof key !== 'string' && typeof key !== 'number')) continue
    if (parseStatus(String(status ?? '')) === 'DELETED') continue
    keys.set(String(key), { listingKey: String(key), modifiedAt: at.toISOString() })
  }
  return markSeen(db, scope, { connectionId, runId, keys: [...keys.values()] })
}
