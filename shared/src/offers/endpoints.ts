import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { Deal, OfferPreview } from './deal.ts'
import { CashTerms, ListingTerms, OfferChange } from './offer-terms.ts'
import { OfferEmailInput } from './offer-email.ts'
import { CashOffer, ListingOffer } from './offer.ts'

const allow = 'member'
const ofProperty = z.object({ propertyId: Id })
const ofOffer = z.object({ propertyId: Id, offerId: Id })
const reply = z.discriminatedUnion('offerType', [CashOffer, ListingOffer])

export const offerEndpoints = defineEndpoints({
  'GET /agent/properties/:propertyId/deal': {
    allow,
    about: 'The offers for a property as they stand now, and the contacts they are for.',
    params: ofProperty,
    reply: Deal,
  },
  'POST /agent/properties/:propertyId/create-cash-offer': {
    allow,
    about: 'Makes a cash offer. It expires by itself.',
    params: ofProperty,
    body: CashTerms,
    reply: CashOffer,
  },
  'POST /agent/properties/:propertyId/create-listing-offer': {
    allow,
    about: 'Makes a listing offer. It stands until it is withdrawn.',
    params: ofProperty,
    body: ListingTerms,
    reply: ListingOffer,
  },
  'PUT /agent/properties/:propertyId/offers/:offerId': {
    allow,
    about: 'Puts all terms of an offer anew; its type stays. With `basedOn` it refuses to overwrite.',
    params: ofOffer,
    body: OfferChange,
    reply,
  },
  'POST /agent/properties/:propertyId/offers/:offerId/withdrawn': {
    allow,
    about: 'Withdraws an offer: it is shown to nobody any more.',
    params: ofOffer,
    reply,
  },
  'POST /agent/properties/:propertyId/offers/:offerId/restored': {
    allow,
    about: 'Takes back that an offer was withdrawn.',
    params: ofOffer,
    reply,
  },
  'GET /agent/properties/:propertyId/preview-offer': {
    allow,
    about: 'What a contact sees of the offers: the active ones only. Refused while there is none.',
    params: ofProperty,
    query: z.object({ contactId: Id.optional() }),
    reply: OfferPreview,
  },
  'POST /agent/properties/:propertyId/notify-contact': {
    allow,
    about:
      'Sends a contact an email of exactly this text. Refused without an email, to who unsubscribed, and without an active offer.',
    params: ofProperty,
    body: OfferEmailInput,
    reply: z.object({ letterId: z.string(), at: z.string() }),
  },
})
