import type { AddressComponents, PropertyFacts } from '@gable/shared/properties/facts.ts'
import { toGeoPoint } from '@gable/shared/properties/geo-point.ts'
import type { PropertyFactColumns } from '../database/schema/property-facts.ts'
import { toDollars } from './to-dollars.ts'

interface AddressRow {
  county: string
  door_number: string
  street: string
  city: string
  state: string
  zip: string
  latitude: number | null
  longitude: number | null
}

interface FactsRow extends PropertyFactColumns {
  latitude: number | null
  longitude: number | null
  property_type: string | null
}

/** The last sale, or the listing. */
interface DatedPrice {
  date: string | null
  cents: string | null
}

/** For rows of properties and of listings. */
export const toPropertyFacts = (row: FactsRow, price: DatedPrice): PropertyFacts => ({
  fullBaths: row.full_baths,
  partialBaths: row.partial_baths,
  bedrooms: row.bedrooms,
  lotSizeAcres: toNumber(row.lot_size_acres),
  aboveGradeSqft: row.above_grade_sqft,
  belowGradeSqft: row.below_grade_sqft,
  parkingSpaces: row.parking_spaces,
  yearBuilt: row.year_built,
  floorCount: row.floor_count,
  propertyType: row.property_type || null,
  lat: row.latitude,
  long: row.longitude,
  geo: toGeoPoint(row.latitude, row.longitude),
  recentSaleOrListDate: price.date,
  recentSaleOrListPrice: toDollars(price.cents),
})

export const toAddressComponents = (row: AddressRow, fullAddress: string, unit = ''): AddressComponents => ({
  county: row.county,
  doorNumber: row.door_number,
  street: row.street,
  unit,
  city: row.city,
  state: row.state,
  zip: row.zip,
  fullAddress,
  latitude: row.latitude,
  longitude: row.longitude,
  geo: toGeoPoint(row.latitude, row.longitude),
})

/** Postgres returns `numeric` and `bigint` as text. */
export const toNumber = (text: string | null): number | null => (text === null ? null : Number(text))
