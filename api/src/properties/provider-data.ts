import { isIsoDate } from '@gable/shared/contacts/attribute.ts'
import { Comparable } from '@gable/shared/properties/comparable.ts'
import { Provenance } from '@gable/shared/properties/facts.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import * as z from 'zod'

// Provider responses are validated before they are stored. A wrong value is worse than none.
const text = z
  .string()
  .max(500)
  .refine((value) => !value.includes('\0'))
const nullableText = text.nullable()
const smallCount = z.int().min(0).max(32_000).nullable()
const largeCount = z.int().min(0).max(2_000_000_000).nullable()
const cents = z.int().min(0).max(99_999_999_999_900)
const percent = z.number().min(0).max(99).nullable()
const date = z.string().refine(isIsoDate)
/** Allows two days ahead, because clocks and time zones differ. */
const pastDate = date.refine((value) => Date.parse(value) < Date.now() + 2 * dayLength)
const latitude = z.number().min(-90).max(90).nullable()
const longitude = z.number().min(-180).max(180).nullable()
const from = Provenance.extend({ provider: text.min(1), source: text, date: date.nullable() })

/** Null means unknown. Amounts are cents. */
export const ProviderFacts = z.object({
  county: nullableText,
  latitude,
  longitude,
  propertyType: nullableText,
  bedrooms: smallCount,
  fullBaths: smallCount,
  partialBaths: smallCount,
  aboveGradeSqft: largeCount,
  belowGradeSqft: largeCount,
  lotSizeAcres: z.number().min(0).max(99_999).nullable(),
  parkingSpaces: smallCount,
  floorCount: smallCount,
  yearBuilt: smallCount,
  lastSoldOn: pastDate.nullable(),
  lastSoldCents: cents.nullable(),
  clipId: nullableText,
  attomId: nullableText,
  quantId: nullableText,
  from,
})
export type ProviderFacts = z.infer<typeof ProviderFacts>

export const ProviderEstimate = z
  .object({
    provider: text.min(1),
    valueDate: pastDate,
    medianCents: cents.min(1),
    lowCents: cents,
    highCents: cents,
    confidence: z.int().min(0).max(100),
    deviation: percent,
    source: text,
  })
  .refine(({ lowCents, medianCents, highCents }) => lowCents <= medianCents && medianCents <= highCents)
export type ProviderEstimate = z.infer<typeof ProviderEstimate>

/** The estimate of a source that an account connected. The home's page at the source is where people read more. */
export const ConnectedEstimate = z
  .object({
    valueDate: pastDate,
    medianCents: cents.min(1),
    lowCents: cents,
    highCents: cents,
    url: text,
  })
  .refine(({ lowCents, medianCents, highCents }) => lowCents <= medianCents && medianCents <= highCents)
export type ConnectedEstimate = z.infer<typeof ConnectedEstimate>

export const ProviderMortgage = z.object({
  date: pastDate,
  documentNumber: nullableText,
  amountCents: cents,
  termMonths: smallCount,
  annualRate: percent,
  loanType: nullableText,
  borrowerNames: z.array(text).max(50),
  officerName: nullableText,
  officerNmlsId: nullableText,
  lenderName: nullableText,
  lenderCode: nullableText,
  from,
})
export type ProviderMortgage = z.infer<typeof ProviderMortgage>

export const ProviderComparable = Comparable.omit({ _id: true, credit: true })
  .extend({
    imgs: z.array(z.url({ protocol: /^https$/ })).max(100),
    distanceMiles: z.number().min(0).max(25_000).nullable(),
    from,
  })
  .refine((comparable) => !JSON.stringify(comparable).includes('\\u0000'))
export type ProviderComparable = z.infer<typeof ProviderComparable>

/** Keeps the last estimate of each provider and date, because one statement cannot upsert a row twice. */
const keepLastPerDate = (estimates: ProviderEstimate[]) => [
  ...new Map(estimates.map((estimate) => [`${estimate.valueDate} ${estimate.provider}`, estimate])).values(),
]

/** A longer list cannot be about a single property. */
export const providerDataSchemas = {
  facts: ProviderFacts,
  estimates: z.array(ProviderEstimate).max(5000).transform(keepLastPerDate),
  mortgages: z.array(ProviderMortgage).max(500),
  comparables: z.array(ProviderComparable).max(100),
}
export type ProviderData = { [K in keyof typeof providerDataSchemas]: z.output<(typeof providerDataSchemas)[K]> }
