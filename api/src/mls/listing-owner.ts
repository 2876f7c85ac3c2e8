import { createHash } from 'node:crypto'
import type { AccountScope } from '../platform/scope.ts'
import { type LinkKey, signLink } from '../platform/signed-link.ts'
import type { ConnectionRow } from './connection-queries.ts'
import type { ListingColumns } from './parse-listing.ts'
import type { StoredColumns } from './store-listings-queries.ts'

export const photoLinkKey = (secret: Buffer): LinkKey => ({ purpose: 'listing photos', secret })

type Owner = Pick<ConnectionRow, 'id' | 'members' | 'office_ids'>

/** Adds what the connection says about a listing: whose it is, and the link of its photos. */
export function toStoredColumns(
  listing: ListingColumns,
  connection: Owner,
  { accountId }: AccountScope,
  secret: Buffer,
): StoredColumns {
  const id = toListingId(connection.id, listing.listing_key)
  const agentId = connection.members.find(({ mlsId }) => mlsId === listing.agent_mls_id)?.agentId ?? null
  return {
    ...listing,
    id,
    photo_link: listing.photos.length > 0 ? signLink(photoLinkKey(secret), [accountId, id]) : '',
    agent_id: agentId,
    is_own: agentId !== null || connection.office_ids.includes(listing.office_mls_id),
  }
}

/** The same listing always gets the same id, so that links to it survive a new import. A UUID of version 8. */
function toListingId(connectionId: string, listingKey: string): string {
  const hash = createHash('sha256').update(`${connectionId}/${listingKey}`).digest('hex')
  const variant = ((Number.parseInt(hash.slice(16, 17), 16) & 3) | 8).toString(16)
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
