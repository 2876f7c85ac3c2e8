import type { Home } from './homes.ts'
import type { Place } from './recipe.ts'

/** A home in the columns that every table of homes has. */
export const homeColumns = (home: Home, { county, state }: Place) => ({
  door_number: home.doorNumber,
  street: home.street,
  city: home.town.name,
  county,
  state,
  zip: home.town.zip,
  latitude: home.latitude,
  longitude: home.longitude,
  property_type: home.propertyType,
  bedrooms: home.bedrooms,
  full_baths: home.fullBaths,
  partial_baths: home.partialBaths,
  above_grade_sqft: home.aboveGradeSqft,
  below_grade_sqft: home.belowGradeSqft,
  lot_size_acres: String(home.lotSizeAcres),
  parking_spaces: home.parkingSpaces,
  floor_count: home.floorCount,
  year_built: home.yearBuilt,
})
