import * as z from 'zod'
import { OptionalText, requiredMessage } from '../http/fields.ts'

export const termsMaximum = 2000
export const buyerMaximum = 120
export const amountMessage = 'Please enter an amount'
const amountMaximum = 1_000_000_000_00

const Cents = z
  .int(amountMessage)
  .min(100, amountMessage)
  .max(amountMaximum, 'This amount cannot be more than $1,000,000,000')
const Terms = OptionalText(termsMaximum)
export const Commission = z
  .number('Please enter a percentage')
  .min(0, 'This field cannot be less than 0')
  .max(100, 'This field cannot be more than 100')
  .refine((percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6, 'Please enter at most two decimals')
const Day = z.iso.date(requiredMessage).refine((day) => day >= '2000-01-01' && day <= '2100-12-31', requiredMessage)

export const CashTerms = z.object({
  amountCents: Cents,
  closingOn: Day,
  expiresAt: z.iso.datetime({ offset: true, error: requiredMessage }).transform((at) => new Date(at).toISOString()),
  buyer: OptionalText(buyerMaximum).default(''),
  terms: Terms.default(''),
})
export type CashTerms = z.output<typeof CashTerms>

export const priceRangeMessage = 'The price range ends below where it starts'

export const ListingTerms = z
  .object({
    lowCents: Cents,
    highCents: Cents,
    commissionPercent: Commission.nullable().default(null),
    terms: Terms.default(''),
  })
  .refine(({ lowCents, highCents }) => lowCents <= highCents, { path: ['highCents'], message: priceRangeMessage })
export type ListingTerms = z.output<typeof ListingTerms>

/** All of its terms anew. With `basedOn` it refuses to overwrite. */
const basedOn = z.iso.datetime().optional()
export const OfferChange = z.discriminatedUnion('offerType', [
  CashTerms.extend({ offerType: z.literal('CASH'), basedOn }),
  ListingTerms.safeExtend({ offerType: z.literal('LISTING'), basedOn }),
])
export type OfferChange = z.output<typeof OfferChange>

const dayMilliseconds = 86_400_000
const maxExpiry = 2 * 365 * dayMilliseconds

/** Why an offer cannot stand until then. */
export function getExpiryError(expiresAt: string, now: number): string | undefined {
  const left = Date.parse(expiresAt) - now
  if (left <= 0) return 'Please choose a time that is still to come'
  return left > maxExpiry ? 'Please choose a time within the next two years' : undefined
}

/** Why a sale cannot close then. It may still be the day before somewhere. */
export function getClosingError(closingOn: string, now: number): string | undefined {
  const isOver = Date.parse(`${closingOn}T00:00:00Z`) < now - 2 * dayMilliseconds
  return isOver ? 'Please choose a day that is still to come' : undefined
}
