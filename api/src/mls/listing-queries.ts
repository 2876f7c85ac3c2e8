import {
  type ListingStatus,
  listingStatuses,
  type MlsListing,
  type MlsListingDetails,
} from '@gable/shared/mls/listing.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { toAddressComponents, toPropertyFacts } from '../properties/property-facts.ts'
import { toDollars } from '../properties/to-dollars.ts'

interface ListingFilter {
  search: string
  scope: 'own' | 'all'
  status?: readonly ListingStatus[] | undefined
  agentId?: string | undefined
  page: number
  pageSize: number
}

export async function listListings(db: Db, scope: AccountScope, filter: ListingFilter) {
  const { page, pageSize } = filter
  const where = toCondition(scope, filter)
  const { rows } = await sql<ListingRow>`
    ${selectListing} where ${where}
    order by l.modified_at desc, l.id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  const { rows: totals } = await sql<{ total: number }>`
    select count(*)::int as total from mls_listings l where ${where}`.execute(db)
  return { data: rows.map(toListing), total: totals[0]?.total ?? 0 }
}

export async function getListing(
  db: Db,
  { accountId }: AccountScope,
  id: string,
): Promise<MlsListingDetails | undefined> {
  const { rows } = await sql<ListingRow>`${selectListing} where l.account_id = ${accountId} and l.id = ${id}`.execute(
    db,
  )
  return rows[0] && toDetails(rows[0])
}

const toCondition = (
  { accountId }: AccountScope,
  { search, scope, status, agentId }: ListingFilter,
): RawBuilder<boolean> =>
  sql.join(
    [
      sql`l.account_id = ${accountId}`,
      ...(scope === 'own' ? [sql`l.is_own`] : []),
      ...(status && status.length < listingStatuses.length ? [sql`l.status = any(${[...status]}::text[])`] : []),
      ...(agentId ? [sql`l.agent_id = ${agentId}`] : []),
      ...toWords(search).map((word) => sql`l.search like ${`%${word}%`}`),
    ],
    sql` and `,
  )

const toWords = (search: string) =>
  search
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'))

const selectListing = sql`
  select l.*, u.full_name as member_name, a.name as agency_name, c.kind as source_kind, c.name as source_name,
    c.attribution, c.disclaimer, c.logo, coalesce(c.show_photos, true) as show_photos
  from mls_listings l
    join agencies a on a.account_id = l.account_id
    left join mls_connections c on c.account_id = l.account_id and c.id = l.connection_id
    left join agents g on g.account_id = l.account_id and g.id = l.agent_id
    left join users u on u.id = g.user_id`

type FactColumns = Parameters<typeof toPropertyFacts>[0]
type AddressColumns = Parameters<typeof toAddressComponents>[0]

interface ListingRow extends FactColumns, AddressColumns {
  latitude: number | null
  longitude: number | null
  account_id: string
  id: string
  connection_id: string | null
  source_kind: 'RESO' | 'CSV' | null
  source_name: string | null
  mls_number: string
  status: ListingStatus
  full_address: string
  unit: string
  list_price_cents: string | null
  close_price_cents: string | null
  listed_on: string | null
  closed_on: string | null
  description: string
  photos: string[]
  photo_link: string
  agent_name: string
  office_name: string
  agent_id: string | null
  member_name: string | null
  agency_name: string
  is_own: boolean
  modified_at: Date
  attribution: string | null
  disclaimer: string | null
  logo: { url: string; width: number; height: number } | null
  show_photos: boolean
}

const photosMaximum = 12

/** Members see addresses and prices of all listings. Photos and attribution follow the rules of the MLS. */
function toListing(row: ListingRow): MlsListing {
  const [isClosed, cents] = [row.status === 'CLOSED', row.close_price_cents ?? row.list_price_cents]
  return {
    _id: row.id,
    source: {
      kind: row.source_kind ?? 'MANUAL',
      connectionId: row.connection_id,
      name: row.source_name ?? 'Added by hand',
    },
    mlsNumber: row.mls_number,
    status: row.status,
    address: toAddressComponents(row, row.full_address, row.unit),
    facts: toPropertyFacts(row, {
      date: isClosed ? row.closed_on : row.listed_on,
      cents: isClosed ? cents : row.list_price_cents,
    }),
    listPrice: toDollars(row.list_price_cents),
    closePrice: toDollars(row.close_price_cents),
    listedOn: row.listed_on,
    closedOn: row.closed_on,
    agentName: row.member_name ?? row.agent_name,
    officeName: row.office_name,
    agent: row.agent_id ? { _id: row.agent_id, fullName: row.member_name ?? '' } : null,
    isOwn: row.is_own,
    photo: listPhotos(row)[0] ?? null,
    modifiedAt: row.modified_at.toISOString(),
    credit: {
      attribution: row.attribution ?? row.agency_name,
      disclaimer: row.disclaimer ?? '',
      logo: row.logo,
      listedBy: row.office_name,
      mlsNumber: row.mls_number,
      isAddressHidden: false,
    },
  }
}

const toDetails = (row: ListingRow): MlsListingDetails => ({
  ...toListing(row),
  description: row.description,
  photos: listPhotos(row),
})

/** Uploaded photos are ours. Those of an MLS come through our server, and only if its rules allow it. */
function listPhotos(row: ListingRow) {
  const { account_id: accountId, connection_id: connectionId, photos, photo_link: link, show_photos: isAllowed } = row
  if (connectionId === null) return photos
  if (!isAllowed || link === '') return []
  return photos.slice(0, photosMaximum).map((_, index) => `/media/${accountId}/photos/${link}/${index}`)
}
