import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { zipPattern } from './county-tax.ts'

const CountyTax = z.object({
  state: z.string(),
  county: z.string(),
  rate: z.number(),
  year: z.int(),
  source: z.string(),
})

export const propertyTaxEndpoints = defineEndpoints({
  'GET /public/property-taxes': {
    allow: 'anyone',
    about: 'The property tax of the county that a ZIP code is in; null if it is in several, or if there is no figure.',
    query: z.object({ zip: z.string().regex(zipPattern, 'A ZIP code has five digits.') }),
    reply: z.object({ propertyTax: CountyTax.nullable() }),
  },
  'GET /agent/property-taxes/coverage': {
    allow: 'member',
    about: 'Whether calculators ask for a ZIP code, because there are property taxes by county.',
    reply: z.object({ hasCountyTaxes: z.boolean() }),
  },
})
