import type { PropertyFacts } from '../facts.ts'

/** A home of which nothing is known. */
export const noFacts: PropertyFacts = {
  fullBaths: null,
  partialBaths: null,
  bedrooms: null,
  lotSizeAcres: null,
  aboveGradeSqft: null,
  belowGradeSqft: null,
  parkingSpaces: null,
  yearBuilt: null,
  floorCount: null,
  propertyType: null,
  lat: null,
  long: null,
  geo: null,
  recentSaleOrListDate: null,
  recentSaleOrListPrice: null,
}
