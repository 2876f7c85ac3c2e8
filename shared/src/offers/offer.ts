import * as z from 'zod'

const shared = {
  _id: z.string(),
  /** Whatever else holds, in the words of the agent. */
  terms: z.string(),
  /** The agent who made it; nobody, where that one has left. */
  by: z.object({ _id: z.string(), fullName: z.string() }).nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
}

/** For what the agency would sell the home. It stands until it is withdrawn. */
export const ListingOffer = z.object({
  ...shared,
  offerType: z.literal('LISTING'),
  lowCents: z.number(),
  highCents: z.number(),
  commissionPercent: z.number().nullable(),
})
export type ListingOffer = z.infer<typeof ListingOffer>

/** For what somebody would buy it now, until a moment. */
export const CashOffer = z.object({
  ...shared,
  offerType: z.literal('CASH'),
  /** Who would buy, as far as the contact shall know. */
  buyer: z.string(),
  amountCents: z.number(),
  /** A day without a zone. */
  closingOn: z.string(),
  expiresAt: z.string(),
})
export type CashOffer = z.infer<typeof CashOffer>

export type Offer = ListingOffer | CashOffer

/** The one sum it is told by where there is room for one: a listing offer by what it starts from. */
export const getHeadlineCents = (offer: Offer): number => (offer.offerType === 'CASH' ? offer.amountCents : offer.lowCents)
