import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { Deal, OfferPreview } from './deal.ts'
import { CashOffer, ListingOffer } from './offer.ts'
import { OfferEmailInput } from './offer-email.ts'
import { OfferSummary } from './offer-summary.ts'
import { CashTerms, ListingTerms, OfferChange } from './offer-terms.ts'

const allow = 'member'
const propertyParams = z.object({ propertyId: Id })
const offerParams = z.object({ propertyId: Id, offerId: Id })
const reply = z.discriminatedUnion('offerType', [CashOffer, ListingOffer])

export const offerEndpoints = defineEndpoints({
  'GET /agent/properties/:propertyId/deal': {
    allow,
    about: 'The current offers for a property, and the contacts they are for.',
    params: propertyParams,
    reply: Deal,
  },
  'POST /agent/properties/:propertyId/create-cash-offer': {
    allow,
    about: 'Creates a cash offer. It expires at `expiresAt`.',
    params: propertyParams,
    body: CashTerms,
    reply: CashOffer,
  },
  'POST /agent/properties/:propertyId/create-listing-offer': {
    allow,
    about: 'Creates a listing offer. It stays active until it is withdrawn.',
    params: propertyParams,
    body: ListingTerms,
    reply: ListingOffer,
  },
  'PUT /agent/properties/:propertyId/offers/:offerId': {
    allow,
    about: 'Replaces all terms of an offer. Its type cannot change. Fails when the offer changed after `basedOn`.',
    params: offerParams,
    body: OfferChange,
    reply,
  },
  'POST /agent/properties/:propertyId/offers/:offerId/withdrawn': {
    allow,
    about: 'Withdraws an offer, so that it is no longer shown.',
    params: offerParams,
    reply,
  },
  'POST /agent/properties/:propertyId/offers/:offerId/restored': {
    allow,
    about: 'Restores a withdrawn offer.',
    params: offerParams,
    reply,
  },
  'GET /agent/properties/:propertyId/preview-offer': {
    allow,
    about: 'The active offers, as the contact sees them. Fails when there are none.',
    params: propertyParams,
    query: z.object({ contactId: Id.optional() }),
    reply: OfferPreview,
  },
  'GET /agent/properties/:propertyId/offer-summary': {
    allow,
    about: 'A short list of the offers for a property, and when the owner last requested one.',
    params: propertyParams,
    reply: OfferSummary,
  },
  'POST /agent/properties/:propertyId/notify-contact': {
    allow,
    about:
      'Emails exactly this text to a contact, with a link to unsubscribe below it. Fails when the contact has no email or has unsubscribed, and when there are no active offers.',
    params: propertyParams,
    body: OfferEmailInput,
    reply: z.object({ messageId: z.string(), at: z.string() }),
  },
})
