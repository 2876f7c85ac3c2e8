import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { Comparable } from './comparable.ts'
import { SourcedEquity } from './equity.ts'
import { HomeValue } from './estimate.ts'
import { MortgageEntry } from './mortgage.ts'
import { MortgageRates, ScoreRate } from './mortgage-rates.ts'
import { Property, PropertyChange } from './property.ts'

const allow = 'member'
const params = z.object({ propertyId: Id })

export const propertyEndpoints = defineEndpoints({
  'GET /agent/properties/mortgage-rates': {
    allow,
    about: 'Current mortgage rates for each loan program, and their history over the last year.',
    reply: z.object({ data: z.array(MortgageRates) }),
  },
  'GET /agent/properties/score-rates': {
    allow,
    about: 'Recent mortgage rates by credit score and term. Each applies up to the next score.',
    reply: z.object({ data: z.array(ScoreRate) }),
  },
  'GET /agent/properties/:propertyId': {
    allow,
    about: 'A property and the facts on record. Requests new provider data when the last lookup is over a day old.',
    params,
    reply: Property,
  },
  'PATCH /agent/properties/:propertyId': {
    allow,
    about: 'Updates the given custom attribute values. Fails when the property changed after `basedOn`.',
    params,
    body: PropertyChange,
    reply: Property,
  },
  'POST /agent/properties/:propertyId/look-up': {
    allow,
    about: 'Requests new provider data for a property now.',
    params,
    reply: Property,
  },
  'GET /agent/properties/:propertyId/estimate': {
    allow,
    about: 'The newest value estimate of each provider, and the value history.',
    params,
    reply: HomeValue,
  },
  'GET /agent/properties/:propertyId/equity': {
    allow,
    about: 'The estimated mortgage balance compared with the value. Refused when an owner opted out of marketing.',
    params,
    reply: SourcedEquity,
  },
  'GET /agent/properties/:propertyId/mortgage-history': {
    allow,
    about: 'The recorded mortgages, newest first. Refused when an owner opted out of marketing.',
    params,
    reply: z.object({ data: z.array(MortgageEntry) }),
  },
  'GET /agent/properties/:propertyId/comparables': {
    allow,
    about: 'Nearby properties that are for sale or were sold. Without prices when an owner opted out of marketing.',
    params,
    reply: z.object({ data: z.array(Comparable) }),
  },
})
