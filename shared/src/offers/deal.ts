import * as z from 'zod'
import { AddressComponents } from '../properties/facts.ts'
import { CashOffer, ListingOffer } from './offer.ts'
import { Recipient } from './recipient.ts'

/** All offers of a home that were not withdrawn, the newest first, and whom they are for. */
export const Deal = z.object({
  listingOffers: z.array(ListingOffer),
  cashOffers: z.array(CashOffer),
  expiredCashOffers: z.array(CashOffer),
  nonExpiredCashOffers: z.array(CashOffer),
  recipients: z.array(Recipient),
  /** When this was so: what is active then may have expired since. */
  at: z.string(),
})
export type Deal = z.infer<typeof Deal>

/** What a contact sees of it. */
export const OfferPreview = z.object({
  propertyId: z.string(),
  addressComponents: AddressComponents,
  firstName: z.string(),
  listingOffers: z.array(ListingOffer),
  cashOffers: z.array(CashOffer),
})
export type OfferPreview = z.infer<typeof OfferPreview>
