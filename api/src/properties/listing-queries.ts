import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { MarketTables } from '../database/schema/market.ts'
import type { Db } from '../platform/database.ts'
import type { LookupTarget } from './provider.ts'

export type NearbyListing = Selectable<MarketTables['market_listings']> & { distance_miles: number }

/** Empty when the location of the property is not known. */
export async function findNearbyListings(db: Db, target: LookupTarget): Promise<NearbyListing[]> {
  if (target.latitude === null || target.longitude === null) return []
  const { rows } = await selectNearbyListings({
    // A subquery, so that Postgres computes the key once instead of for each listing.
    key: sql`(select address_key(${target.address}))`,
    latitude: sql`${target.latitude}::float8`,
    longitude: sql`${target.longitude}::float8`,
    sqft: sql`${target.aboveGradeSqft}::int`,
  }).execute(db)
  return rows
}

interface ListingSearch {
  /** The address key of the property, which is left out of its own comparables. */
  key: RawBuilder<unknown>
  latitude: RawBuilder<unknown>
  longitude: RawBuilder<unknown>
  sqft: RawBuilder<unknown>
}

const maxListings = { active: 4, sold: 8 }
/** About seven miles. */
const searchDegrees = 0.1

/**
 * The most similar listings around a location: near, of about the same size, and sold within a year. One mile of distance
 * counts as much as a sixth of the size.
 */
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
    ) as nearby
  ) as listing
  where likeness <= case category when 'active' then ${sql.lit(maxListings.active)} else ${sql.lit(maxListings.sold)} end
  order by category, likeness`
