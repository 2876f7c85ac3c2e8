import * as z from 'zod'

/** The origin of a value: the provider, its records, and the date of the data. */
export const Provenance = z.object({ provider: z.string(), source: z.string(), date: z.string().nullable() })
export type Provenance = z.infer<typeof Provenance>

const nullableNumber = z.number().nullable()

const GeoPoint = z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) })

/** The facts on record. Amounts are whole dollars. A point is longitude, then latitude. */
export const PropertyFacts = z.object({
  fullBaths: nullableNumber,
  partialBaths: nullableNumber,
  bedrooms: nullableNumber,
  lotSizeAcres: nullableNumber,
  aboveGradeSqft: nullableNumber,
  belowGradeSqft: nullableNumber,
  parkingSpaces: nullableNumber,
  yearBuilt: nullableNumber,
  floorCount: nullableNumber,
  propertyType: z.string().nullable(),
  lat: nullableNumber,
  long: nullableNumber,
  geo: GeoPoint.nullable(),
  recentSaleOrListDate: z.string().nullable(),
  recentSaleOrListPrice: nullableNumber,
})
export type PropertyFacts = z.infer<typeof PropertyFacts>

export const AddressComponents = z.object({
  county: z.string(),
  doorNumber: z.string(),
  street: z.string(),
  unit: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  fullAddress: z.string(),
  latitude: nullableNumber,
  longitude: nullableNumber,
  geo: GeoPoint.nullable(),
})
export type AddressComponents = z.infer<typeof AddressComponents>
