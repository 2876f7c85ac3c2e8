import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { Comparable } from './comparable.ts'
import { SourcedEquity } from './equity.ts'
import { HomeValue } from './estimate.ts'
import { MortgageEntry } from './mortgage.ts'
import { MortgageRates } from './mortgage-rates.ts'
import { OfferSummary } from '../offers/offer-summary.ts'
import { Property, PropertyChange } from './property.ts'

const allow = 'member'
const params = z.object({ propertyId: Id })

export const propertyEndpoints = defineEndpoints({
  'GET /agent/properties/mortgage-rates': {
    allow,
    about: 'What lenders ask for each loan program, now and over the last year.',
    reply: z.object({ data: z.array(MortgageRates) }),
  },
  'GET /agent/properties/:propertyId': {
    allow,
    about: 'One property with what is on record of it. When that is old, the providers are asked anew.',
    params,
    reply: Property,
  },
  'PATCH /agent/properties/:propertyId': {
    allow,
    about: 'Keeps the values that are sent of the account’s attributes. With `basedOn` it refuses to overwrite.',
    params,
    body: PropertyChange,
    reply: Property,
  },
  'POST /agent/properties/:propertyId/look-up': {
    allow,
    about: 'Asks the providers about a property now.',
    params,
    reply: Property,
  },
  'GET /agent/properties/:propertyId/estimate': {
    allow,
    about: 'What a property is worth: the newest estimate of each provider, and how its value went.',
    params,
    reply: HomeValue,
  },
  'GET /agent/properties/:propertyId/equity': {
    allow,
    about: 'What is probably owed on a property, against its value. Not told of a contact who wants no marketing.',
    params,
    reply: SourcedEquity,
  },
  'GET /agent/properties/:propertyId/mortgage-history': {
    allow,
    about: 'The recorded mortgages, the newest first. Not told of a contact who wants no marketing.',
    params,
    reply: z.object({ data: z.array(MortgageEntry) }),
  },
  'GET /agent/properties/:propertyId/comparables': {
    allow,
    about: 'Homes nearby that are for sale or were sold. Without prices for a contact who wants no marketing.',
    params,
    reply: z.object({ data: z.array(Comparable) }),
  },
  'GET /agent/properties/:propertyId/offer-summary': {
    allow,
    about: 'The offers that were made for a property, and when the owner last asked for one.',
    params,
    reply: OfferSummary,
  },
})
