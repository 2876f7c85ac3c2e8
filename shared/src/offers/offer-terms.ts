import * as z from 'zod'
import { OptionalText, requiredMessage } from '../http/fields.ts'
import { dayLength } from '../time/calendar.ts'

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
  .refine(
    (percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6,
    'Please enter no more than two decimals',
  )
const Day = z.iso.date(requiredMessage).refine((day) => day >= '2000-01-01' && day <= '2100-12-31', requiredMessage)

export const CashTerms = z.object({
  amountCents: Cents,
  closingOn: Day,
  expiresAt: z.iso.datetime({ offset: true, error: requiredMessage }).transform((at) => new Date(at).toISOString()),
  buyer: OptionalText(buyerMaximum).default(''),
  terms: Terms.default(''),
})
export type CashTerms = z.output<typeof CashTerms>

export const priceRangeMessage = 'The high price cannot be below the low price'

export const ListingTerms = z
  .object({
    lowCents: Cents,
    highCents: Cents,
    commissionPercent: Commission.nullable().default(null),
    terms: Terms.default(''),
  })
  .refine(({ lowCents, highCents }) => lowCents <= highCents, { path: ['highCents'], message: priceRangeMessage })
export type ListingTerms = z.output<typeof ListingTerms>

/** The `updatedAt` of the offer that the agent edited. A newer offer is not overwritten. */
const basedOn = z.iso.datetime().optional()
export const OfferChange = z.discriminatedUnion('offerType', [
  CashTerms.extend({ offerType: z.literal('CASH'), basedOn }),
  ListingTerms.safeExtend({ offerType: z.literal('LISTING'), basedOn }),
])
export type OfferChange = z.output<typeof OfferChange>

const maxExpiry = 2 * 365 * dayLength

/** Returns an error message, or undefined when the expiry is valid. */
export function getExpiryError(expiresAt: string, now: number): string | undefined {
  const remaining = Date.parse(expiresAt) - now
  if (remaining <= 0) return 'Please choose a time in the future'
  return remaining > maxExpiry ? 'Please choose a time within the next two years' : undefined
}

/** Returns an error message, or undefined when the closing date is valid. It may still be yesterday in some time zone. */
export function getClosingError(closingOn: string, now: number): string | undefined {
  const isPast = Date.parse(`${closingOn}T00:00:00Z`) < now - 2 * dayLength
  return isPast ? 'Please choose a date in the future' : undefined
}
