import type { ListingOffer } from '@gable/shared/offers/offer.ts'
import { amountMessage, Commission, ListingTerms, priceRangeMessage } from '@gable/shared/offers/offer-terms.ts'
import * as z from 'zod'

const price = z
  .number(amountMessage)
  .nullable()
  .transform((cents) => cents ?? 0)
  .pipe(ListingTerms.shape.lowCents)

export const ListingForm = z
  .object({
    lowCents: price,
    highCents: price,
    commissionPercent: Commission.nullable(),
    terms: ListingTerms.shape.terms.unwrap(),
  })
  .refine(({ lowCents, highCents }) => lowCents <= highCents, { path: ['highCents'], message: priceRangeMessage })

export type ListingForm = z.input<typeof ListingForm>

export const toListingFormValues = (before: ListingOffer | undefined): ListingForm => ({
  lowCents: before?.lowCents ?? null,
  highCents: before?.highCents ?? null,
  commissionPercent: before?.commissionPercent ?? null,
  terms: before?.terms ?? '',
})
