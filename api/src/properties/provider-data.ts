import { isIsoDate } from '@gable/shared/contacts/attribute.ts'
import { Comparable } from '@gable/shared/properties/comparable.ts'
import { Provenance } from '@gable/shared/properties/facts.ts'
import * as z from 'zod'

// What other people's machines say is looked at before it is kept: a figure that makes no sense is worse than none.
const text = z
  .string()
  .max(500)
  .refine((said) => !said.includes('\0'))
const words = text.nullable()
const few = z.int().min(0).max(32_000).nullable()
const many = z.int().min(0).max(2_000_000_000).nullable()
const cents = z.int().min(0).max(99_999_999_999_900)
const percent = z.number().min(0).max(99).nullable()
const day = z.string().refine(isIsoDate)
/** Clocks differ by a day; what is further ahead has not happened. */
const pastDay = day.refine((said) => Date.parse(said) < Date.now() + 2 * 86_400_000)
const latitude = z.number().min(-90).max(90).nullable()
const longitude = z.number().min(-180).max(180).nullable()
const from = Provenance.extend({ provider: text.min(1), source: text, date: day.nullable() })

/** What is left out is not known. Amounts are cents. */
export const ProviderFacts = z.object({
  county: words,
  latitude,
  longitude,
  propertyType: words,
  bedrooms: few,
  fullBaths: few,
  partialBaths: few,
  aboveGradeSqft: many,
  belowGradeSqft: many,
  lotSizeAcres: z.number().min(0).max(99_999).nullable(),
  parkingSpaces: few,
  floorCount: few,
  yearBuilt: few,
  lastSoldOn: pastDay.nullable(),
  lastSoldCents: cents.nullable(),
  clipId: words,
  attomId: words,
  quantId: words,
  from,
})
export type ProviderFacts = z.infer<typeof ProviderFacts>

export const ProviderEstimate = z
  .object({
    provider: text.min(1),
    valueDate: pastDay,
    medianCents: cents.min(1),
    lowCents: cents,
    highCents: cents,
    confidence: z.int().min(0).max(100),
    deviation: percent,
    source: text,
  })
  .refine(({ lowCents, medianCents, highCents }) => lowCents <= medianCents && medianCents <= highCents)
export type ProviderEstimate = z.infer<typeof ProviderEstimate>

export const ProviderMortgage = z.object({
  date: pastDay,
  documentNumber: words,
  amountCents: cents,
  termMonths: few,
  annualRate: percent,
  loanType: words,
  borrowerNames: z.array(text).max(50),
  officerName: words,
  officerNmlsId: words,
  lenderName: words,
  lenderCode: words,
  from,
})
export type ProviderMortgage = z.infer<typeof ProviderMortgage>

export const ProviderComparable = Comparable.omit({ _id: true })
  .extend({
    imgs: z.array(z.url({ protocol: /^https$/ })).max(100),
    distanceMiles: z.number().min(0).max(25_000).nullable(),
    from,
  })
  .refine((comparable) => !JSON.stringify(comparable).includes('\\u0000'))
export type ProviderComparable = z.infer<typeof ProviderComparable>

/** What one provider says of one day it says once: the last word counts. */
const oncePerDay = (estimates: ProviderEstimate[]) => [
  ...new Map(estimates.map((estimate) => [`${estimate.valueDate} ${estimate.provider}`, estimate])).values(),
]

/** More than this of one home is not about one home. */
export const providerDataSchemas = {
  facts: ProviderFacts,
  estimates: z.array(ProviderEstimate).max(5000).transform(oncePerDay),
  mortgages: z.array(ProviderMortgage).max(500),
  comparables: z.array(ProviderComparable).max(100),
}
export type ProviderData = { [K in keyof typeof providerDataSchemas]: z.output<(typeof providerDataSchemas)[K]> }
