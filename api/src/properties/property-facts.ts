import { type AddressComponents, toGeoPoint, type PropertyFacts } from '@gable/shared/properties/facts.ts'
import type { PropertyFactColumns } from '../database/schema/property-facts.ts'

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

interface Price {
  on: string | null
  cents: string | null
}

/** What is stored of a home, or of a listing, as it is handed out; the price is of the last sale or of the listing. */
export const toPropertyFacts = (row: FactsRow, price: Price): PropertyFacts => ({
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
  recentSaleOrListDate: price.on,
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

/** Numbers that the database hands out as text. */
export const toNumber = (text: string | null): number | null => (text === null ? null : Number(text))

export const toDollars = (cents: string | null): number | null =>
  cents === null ? null : Math.round(Number(cents) / 100)
