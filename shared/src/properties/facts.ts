import * as z from 'zod'

/** Where a figure comes from: who delivered it, out of which records, and of which day it is. */
export const Provenance = z.object({ provider: z.string(), source: z.string(), date: z.string().nullable() })
export type Provenance = z.infer<typeof Provenance>

const figure = z.number().nullable()

const Place = z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) })

/** What is on record of a home. Amounts are whole dollars; a point is longitude, then latitude. */
export const PropertyFacts = z.object({
  fullBaths: figure,
  partialBaths: figure,
  bedrooms: figure,
  lotSizeAcres: figure,
  aboveGradeSqft: figure,
  belowGradeSqft: figure,
  parkingSpaces: figure,
  yearBuilt: figure,
  floorCount: figure,
  propertyType: z.string().nullable(),
  lat: figure,
  long: figure,
  geo: Place.nullable(),
  recentSaleOrListDate: z.string().nullable(),
  recentSaleOrListPrice: figure,
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
  latitude: figure,
  longitude: figure,
  geo: Place.nullable(),
})
export type AddressComponents = z.infer<typeof AddressComponents>

/** A point as maps of the web write it; nothing where the place is not known. */
export const geoOf = (latitude: number | null, longitude: number | null): z.infer<typeof Place> | null =>
  latitude === null || longitude === null ? null : { type: 'Point', coordinates: [longitude, latitude] }
