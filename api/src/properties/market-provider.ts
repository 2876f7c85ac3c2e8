import type { Db } from '../platform/database.ts'
import { findNearbyListings, type NearbyListing } from './listing-queries.ts'
import { findMarketEstimates, findMarketMortgages, findMarketProperty, undefinedIfEmpty } from './market-queries.ts'
import { toAddressComponents, toNumber, toPropertyFacts } from './property-facts.ts'
import type { PropertyProvider } from './provider.ts'
import type { ProviderComparable } from './provider-data.ts'

/** The built-in provider. It serves the data files that the operator imported. */
export const createMarketProvider = (db: Db): PropertyProvider => ({
  facts: async ({ address }) => {
    const row = await findMarketProperty(db, address)
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
        lotSizeAcres: toNumber(row.lot_size_acres),
        parkingSpaces: row.parking_spaces,
        floorCount: row.floor_count,
        yearBuilt: row.year_built,
        lastSoldOn: row.last_sold_on,
        lastSoldCents: toNumber(row.last_sold_cents),
        clipId: row.clip_id,
        attomId: row.attom_id,
        quantId: row.quant_id,
        from: { provider: row.provider, source: row.source, date: row.as_of },
      }
    )
  },
  estimates: ({ address }) => undefinedIfEmpty(findMarketEstimates(db, address)),
  mortgages: ({ address }) => undefinedIfEmpty(findMarketMortgages(db, address)),
  comparables: async (target) => {
    const listings = await undefinedIfEmpty(findNearbyListings(db, target))
    return listings?.map(toComparable)
  },
})

export const toComparable = (listing: NearbyListing): ProviderComparable => ({
  listingCategory: listing.category,
  imgs: listing.images,
  distanceMiles: listing.distance_miles,
  from: { provider: listing.provider, source: listing.source, date: listing.as_of },
  addressComponent: toAddressComponents(listing, listing.address),
  opd: toPropertyFacts(listing, { date: listing.priced_on, cents: listing.price_cents }),
})
