import * as z from 'zod'
import { AddressComponents } from '../properties/facts.ts'
import { CashOffer, ListingOffer } from './offer.ts'
import { Recipient } from './recipient.ts'

/** All offers for a property that were not withdrawn, newest first, and the contacts they are for. */
export const Deal = z.object({
  listingOffers: z.array(ListingOffer),
  cashOffers: z.array(CashOffer),
  expiredCashOffers: z.array(CashOffer),
  nonExpiredCashOffers: z.array(CashOffer),
  recipients: z.array(Recipient),
  /** The server's time of the reply. Offers may expire after it. */
  at: z.string(),
})
export type Deal = z.infer<typeof Deal>

/** The active offers, as a contact sees them. */
export const OfferPreview = z.object({
  propertyId: z.string(),
  addressComponents: AddressComponents,
  firstName: z.string(),
  listingOffers: z.array(ListingOffer),
  cashOffers: z.array(CashOffer),
})
export type OfferPreview = z.infer<typeof OfferPreview>
