import * as z from 'zod'

/** What stands between the agency and the owner of a home about offers. */
export const OfferSummary = z.object({
  offerRequested: z.boolean(),
  lastCashOfferRequestDate: z.string().nullable(),
  latestExpiredOfferExpiryDate: z.string().nullable(),
  offers: z.array(
    z.object({
      offerId: z.string(),
      offerType: z.enum(['CASH', 'LISTING']),
      amount: z.number(),
      createdAt: z.string(),
      isExpired: z.boolean(),
    }),
  ),
})
export type OfferSummary = z.infer<typeof OfferSummary>
