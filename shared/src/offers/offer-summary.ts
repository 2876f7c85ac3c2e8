import * as z from 'zod'

/** A short overview of a property's offers, and of whether its owner requested one. */
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
