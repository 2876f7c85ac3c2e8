import type { Property } from './properties.ts'
import type { Area } from './world-config.ts'

/** The columns shared by every table of properties. */
export const toPropertyColumns = (property: Property, { county, state }: Area) => ({
  door_number: property.doorNumber,
  street: property.street,
  city: property.town.name,
  county,
  state,
  zip: property.town.zip,
  latitude: property.latitude,
  longitude: property.longitude,
  property_type: property.propertyType,
  bedrooms: property.bedrooms,
  full_baths: property.fullBaths,
  partial_baths: property.partialBaths,
  above_grade_sqft: property.aboveGradeSqft,
  below_grade_sqft: property.belowGradeSqft,
  lot_size_acres: String(property.lotSizeAcres),
  parking_spaces: property.parkingSpaces,
  floor_count: property.floorCount,
  year_built: property.yearBuilt,
})
