import { geoOf } from '@gable/shared/properties/facts.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { findDelivered, findMarketEstimates, findMarketHome, findMarketMortgages } from './market-queries.ts'
import { type NearbyListing, nearbyListings } from './nearby-listings.ts'
import { dollarsOf, numberOf } from './property-queries.ts'
import type { AskedHome, DeliveredComparable, PropertyProvider } from './provider.ts'

/** The provider that is built in: it knows what the operator was delivered and brought in. */
export const openMarket = (db: Db): PropertyProvider => ({
  facts: async ({ address }) => {
    const row = await findMarketHome(db, address)
    return (
      row && {
        county: row.county || null,
        latitude: row.latitude,
        longitude: row.longitude,
        propertyType: row.property_type,
        bedrooms: row.bedrooms,
        fullBaths: row.full_baths,
        partialBaths: row.partial_baths,
        aboveGradeSqft: row.above_grade_sqft,
        belowGradeSqft: row.below_grade_sqft,
        lotSizeAcres: numberOf(row.lot_size_acres),
        parkingSpaces: row.parking_spaces,
        floorCount: row.floor_count,
        yearBuilt: row.year_built,
        lastSoldOn: row.last_sold_on,
        lastSoldCents: numberOf(row.last_sold_cents),
        clipId: row.clip_id,
        attomId: row.attom_id,
        quantId: row.quant_id,
        from: { provider: row.provider, source: row.source, date: row.as_of },
      }
    )
  },
  estimates: ({ address }) => findDelivered(findMarketEstimates(db, address)),
  mortgages: ({ address }) => findDelivered(findMarketMortgages(db, address)),
  comparables: (home) => comparablesOf(db, home),
})

async function comparablesOf(db: Db, home: AskedHome): Promise<DeliveredComparable[] | undefined> {
  if (home.latitude === null || home.longitude === null) return undefined
  const { rows } = await nearbyListings({
    address: sql`${home.address}`,
    latitude: sql`${home.latitude}::float8`,
    longitude: sql`${home.longitude}::float8`,
    sqft: sql`${home.aboveGradeSqft}::int`,
  }).execute(db)
  return rows.length > 0 ? rows.map(comparableOf) : undefined
}

/** A listing as it was delivered, as it is handed out. */
export const comparableOf = ({ distance_miles, ...row }: NearbyListing): DeliveredComparable => {
  const geo = geoOf(row.latitude, row.longitude)
  return {
    listingCategory: row.category,
    imgs: row.images,
    distanceMiles: distance_miles,
    from: { provider: row.provider, source: row.source, date: row.as_of },
    addressComponent: {
      county: row.county,
      doorNumber: row.door_number,
      street: row.street,
      unit: '',
      city: row.city,
      state: row.state,
      zip: row.zip,
      fullAddress: row.address,
      latitude: row.latitude,
      longitude: row.longitude,
      geo,
    },
    opd: {
      fullBaths: row.full_baths,
      partialBaths: row.partial_baths,
      bedrooms: row.bedrooms,
      lotSizeAcres: numberOf(row.lot_size_acres),
      aboveGradeSqft: row.above_grade_sqft,
      belowGradeSqft: row.below_grade_sqft,
      parkingSpaces: row.parking_spaces,
      yearBuilt: row.year_built,
      floorCount: row.floor_count,
      propertyType: row.property_type,
      lat: row.latitude,
      long: row.longitude,
      geo,
      recentSaleOrListDate: row.priced_on,
      recentSaleOrListPrice: dollarsOf(row.price_cents),
    },
  }
}
