import type { Comparable } from '@gable/shared/properties/comparable.ts'
import { type RawBuilder, sql } from 'kysely'
import type { PropertyFactColumns } from '../database/schema/property-facts.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { toAddressComponents, toPropertyFacts } from './property-facts.ts'

const maxListings = { active: 4, sold: 8 }
/** About seven miles. */
const searchDegrees = 0.1

/** A listing beside the property that it is near. `as_of` is the day of its last change at the MLS. */
export interface NearbyListingRow extends PropertyFactColumns {
  property_id: string
  key: string
  account_id: string
  id: string
  connection_id: string | null
  category: 'active' | 'sold'
  full_address: string
  door_number: string
  street: string
  unit: string
  city: string
  county: string
  state: string
  zip: string
  latitude: number | null
  longitude: number | null
  property_type: string | null
  price_cents: string | null
  priced_on: string | null
  distance_miles: number
  photos: string[]
  photo_link: string
  office_name: string
  mls_number: string
  shows_address: boolean
  show_photos: boolean
  source_name: string
  attribution: string
  disclaimer: string
  logo: { url: string; width: number; height: number } | null
  as_of: string
}

/** Those of one home, as a JSON array for a larger statement. */
export const selectListingsNearProperty = (scope: AccountScope, propertyId: string) =>
  sql<NearbyListingRow[]>`(select coalesce(json_agg(l order by l.category, l.likeness), '[]')
    from (${selectNearbyListings(scope, toTargets(scope, [propertyId]))}) l)`

export async function listListingsNearProperties(
  db: Db,
  scope: AccountScope,
  propertyIds: readonly string[],
): Promise<NearbyListingRow[]> {
  const { rows } = await sql<NearbyListingRow>`
    select * from (${selectNearbyListings(scope, toTargets(scope, propertyIds))}) l
    order by property_id, category, likeness`.execute(db)
  return rows
}

export async function listComparablesNearListing(
  db: Db,
  scope: AccountScope,
  listingId: string,
): Promise<Comparable[]> {
  const target = sql`select id, latitude, longitude, above_grade_sqft, address_key from mls_listings
    where account_id = ${scope.accountId} and id = ${listingId}`
  const { rows } = await sql<NearbyListingRow>`
    select * from (${selectNearbyListings(scope, target)}) l order by category, likeness`.execute(db)
  return rows.map(toListingComparable)
}

const toTargets = ({ accountId }: AccountScope, propertyIds: readonly string[]) =>
  sql`select id, latitude, longitude, above_grade_sqft, address_key from properties
    where account_id = ${accountId} and id = any(${[...propertyIds]}::uuid[])`

/**
 * The most similar listings of the account's MLSs around each target, as `listing-queries.ts` ranks those of the built-in
 * provider. What the rules of an MLS hide is left out here, so that it never leaves the database. Listings that are coming
 * soon are never shown to the public.
 */
const selectNearbyListings = ({ accountId }: AccountScope, targets: RawBuilder<unknown>) => sql`
  select nearby.* from (${targets}) as target cross join lateral (
    select *, row_number() over (partition by category order by distance_miles
      + 6 * coalesce(abs(above_grade_sqft - target.above_grade_sqft)::float8
        / nullif(target.above_grade_sqft, 0), 0.5), id) as likeness
    from (
      select distinct on (l.address_key) target.id as property_id, l.address_key as key, l.account_id, l.id, l.connection_id,
        case l.status when 'CLOSED' then 'sold' else 'active' end as category,
        l.full_address, l.door_number, l.street, l.unit, l.city, l.county, l.state, l.zip, l.latitude, l.longitude,
        l.property_type, l.bedrooms, l.full_baths, l.partial_baths, l.above_grade_sqft, l.below_grade_sqft,
        l.lot_size_acres::text, l.parking_spaces, l.floor_count, l.year_built,
        case when l.status <> 'CLOSED' then l.list_price_cents
          when coalesce(c.show_sold_price, true) then l.close_price_cents end::text as price_cents,
        case l.status when 'CLOSED' then l.closed_on else l.listed_on end::text as priced_on,
        (69.05 * sqrt((l.latitude - target.latitude) ^ 2
          + ((l.longitude - target.longitude) * cos(radians(target.latitude))) ^ 2))::real as distance_miles,
        case when coalesce(c.show_photos, true) then l.photos[1:1] else '{}' end as photos, l.photo_link,
        l.office_name, l.mls_number, l.shows_address and coalesce(c.show_address, true) as shows_address,
        coalesce(c.show_photos, true) as show_photos, coalesce(c.name, a.name) as source_name,
        coalesce(c.attribution, a.name) as attribution, coalesce(c.disclaimer, '') as disclaimer, c.logo,
        l.modified_at::date::text as as_of
      from mls_listings l
        join agencies a on a.account_id = l.account_id
        left join mls_connections c on c.account_id = l.account_id and c.id = l.connection_id
      where l.account_id = ${accountId}
        and l.latitude between target.latitude - ${sql.lit(searchDegrees)} and target.latitude + ${sql.lit(searchDegrees)}
        and l.longitude between target.longitude - ${sql.lit(searchDegrees)} and target.longitude + ${sql.lit(searchDegrees)}
        and l.status in ('ACTIVE', 'ACTIVE_UNDER_CONTRACT', 'PENDING', 'CLOSED')
        and l.is_displayed and l.address_key <> target.address_key
        and (l.status <> 'CLOSED' or l.closed_on > current_date - interval '1 year')
        and (coalesce(c.delay_days, 0) = 0
          or case l.status when 'CLOSED' then l.closed_on else l.listed_on end <= current_date - c.delay_days)
      order by l.address_key, l.connection_id is null desc, l.modified_at desc
    ) as unique_homes
  ) as nearby
  where likeness <= case category when 'active' then ${sql.lit(maxListings.active)} else ${sql.lit(maxListings.sold)} end`

/** Where the address is hidden, so are the location and what would tell it. */
export function toListingComparable(row: NearbyListingRow): Comparable {
  const shown = row.shows_address ? row : withoutAddress(row)
  return {
    _id: `mls/${row.id}`,
    listingCategory: row.category,
    imgs: toPhotoUrls(row),
    distanceMiles: row.distance_miles,
    from: { provider: 'MLS', source: row.source_name, date: row.as_of },
    addressComponent: toAddressComponents(shown, shown.full_address, shown.unit),
    opd: toPropertyFacts(shown, { date: row.priced_on, cents: row.price_cents }),
    credit: {
      attribution: row.attribution,
      disclaimer: row.disclaimer,
      logo: row.logo,
      listedBy: row.office_name,
      mlsNumber: row.mls_number,
      isAddressHidden: !row.shows_address,
    },
  }
}

const withoutAddress = (row: NearbyListingRow): NearbyListingRow => ({
  ...row,
  full_address: [row.city, `${row.state} ${row.zip}`.trim()].filter(Boolean).join(', '),
  door_number: '',
  street: '',
  unit: '',
  latitude: null,
  longitude: null,
})

/** Uploaded photos are ours, and those of an MLS come through our server. */
function toPhotoUrls({
  account_id: accountId,
  connection_id: connectionId,
  photos,
  photo_link: link,
}: NearbyListingRow) {
  if (photos.length === 0) return []
  if (connectionId === null) return photos
  return link === '' ? [] : [`/media/${accountId}/photos/${link}/0`]
}
