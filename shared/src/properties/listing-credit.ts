import * as z from 'zod'

/** Whom a listing is from. Each MLS requires these texts wherever one of its listings is shown. */
export const ListingCredit = z.object({
  /** Such as "Bright MLS". */
  attribution: z.string(),
  disclaimer: z.string(),
  logo: z.object({ url: z.string(), width: z.number(), height: z.number() }).nullable(),
  /** The office that lists the home, or empty. */
  listedBy: z.string(),
  mlsNumber: z.string(),
  /** The address has only city, state and ZIP code, and there is no location. */
  isAddressHidden: z.boolean(),
})
export type ListingCredit = z.infer<typeof ListingCredit>
