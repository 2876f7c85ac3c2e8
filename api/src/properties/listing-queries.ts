import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { MarketTables } from '../database/schema/market.ts'
import type { Db } from '../platform/database.ts'
import type { LookupTarget } from './provider.ts'

export type NearbyListing = Selectable<MarketTables['market_listings']> & { distance_miles: number }

/** Nothing is near a home of which nobody knows where it is. */
export async function findNearbyListings(db: Db, home: LookupTarget): Promise<NearbyListing[]> {
  if (home.latitude === null || home.longitude === null) return []
  const { rows } = await selectNearbyListings({
    // Made once, not anew for each listing.
    key: sql`(select address_key(${home.address}))`,
    latitude: sql`${home.latitude}::float8`,
    longitude: sql`${home.longitude}::float8`,
    sqft: sql`${home.aboveGradeSqft}::int`,
  }).execute(db)
  return rows
}

interface ListingSearch {
  /** What its address is known by. */
  key: RawBuilder<unknown>
  latitude: RawBuilder<unknown>
  longitude: RawBuilder<unknown>
  sqft: RawBuilder<unknown>
}

/** No more are shown: of those for sale, and of those sold. */
const maxListings = { active: 4, sold: 8 }
/** About seven miles. */
const searchDegrees = 0.1

/** The likest listings around a place: near, of about its size, and sold within a year. A mile counts like a sixth of the size. */
export const selectNearbyListings = ({ key, latitude, longitude, sqft }: ListingSearch) => sql<NearbyListing>`
  select * from (
    select *, row_number() over (partition by category order by distance_miles
      + 6 * coalesce(abs(above_grade_sqft - ${sqft})::float8 / nullif(${sqft}, 0), 0.5), listing_id) as likeness
    from (
      select *, (69.05 * sqrt((latitude - ${latitude}) ^ 2
        + ((longitude - ${longitude}) * cos(radians(${latitude}))) ^ 2))::real as distance_miles
      from market_listings
      where latitude between ${latitude} - ${sql.lit(searchDegrees)} and ${latitude} + ${sql.lit(searchDegrees)}
        and longitude between ${longitude} - ${sql.lit(searchDegrees)} and ${longitude} + ${sql.lit(searchDegrees)}
        and key <> ${key}
        and (category = 'active' or priced_on > current_date - interval '1 year')
    ) as around
  ) as listing
  where likeness <= case category when 'active' then ${sql.lit(maxListings.active)} else ${sql.lit(maxListings.sold)} end
  order by category, likeness`
