import * as z from 'zod'
import { AddressComponents, PropertyFacts, Provenance } from './facts.ts'
import { ListingCredit } from './listing-credit.ts'

const listingCategories = ['active', 'sold'] as const

/** A nearby listing: for sale, or sold recently. */
export const Comparable = z.object({
  _id: z.string(),
  listingCategory: z.enum(listingCategories),
  opd: PropertyFacts,
  imgs: z.array(z.string()),
  addressComponent: AddressComponents,
  distanceMiles: z.number().nullable(),
  from: Provenance,
  /** Of a listing of an MLS, or of the agency. */
  credit: ListingCredit.optional(),
})
export type Comparable = z.infer<typeof Comparable>
