import * as z from 'zod'

const commonFields = {
  _id: z.string(),
  /** Other terms, as free text. */
  terms: z.string(),
  /** The agent who created the offer, or null when that agent has left. */
  by: z.object({ _id: z.string(), fullName: z.string() }).nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
}

/** The price range the agency would list the home for. It stays active until it is withdrawn. */
export const ListingOffer = z.object({
  ...commonFields,
  offerType: z.literal('LISTING'),
  lowCents: z.number(),
  highCents: z.number(),
  commissionPercent: z.number().nullable(),
})
export type ListingOffer = z.infer<typeof ListingOffer>

/** A buyer's price. It is valid until `expiresAt`. */
export const CashOffer = z.object({
  ...commonFields,
  offerType: z.literal('CASH'),
  /** The buyer's name as the contact sees it. */
  buyer: z.string(),
  amountCents: z.number(),
  /** A date without a time zone. */
  closingOn: z.string(),
  expiresAt: z.string(),
})
export type CashOffer = z.infer<typeof CashOffer>

export type Offer = ListingOffer | CashOffer

/** One amount for places without room for a range: the low price of a listing offer. */
export const getHeadlineCents = (offer: Offer): number =>
  offer.offerType === 'CASH' ? offer.amountCents : offer.lowCents
