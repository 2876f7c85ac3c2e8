import * as z from 'zod'
import { OptionalText, RequiredText } from '../http/fields.ts'

export const reviewsMaximum = 6
export const reviewLengths = { quote: 320, name: 60, place: 60 } as const

const Figure = (max: number) => z.number().int().min(1, 'Please enter a number above 0').max(max).nullable()

const Review = z.object({
  reviewId: z.uuid(),
  quote: RequiredText(reviewLengths.quote),
  name: RequiredText(reviewLengths.name),
  place: OptionalText(reviewLengths.place),
})

/** What a brand has to show for itself. Pages leave out what is missing. */
export const BrandingProof = z.object({
  homesSold: Figure(1_000_000),
  yearsInBusiness: Figure(200),
  /** In dollars, over all years. */
  salesVolume: Figure(1_000_000_000_000),
  reviews: z.array(Review).max(reviewsMaximum, `A brand cannot have more than ${reviewsMaximum} reviews`),
})
export type BrandingProof = z.infer<typeof BrandingProof>

export const emptyProof: BrandingProof = { homesSold: null, yearsInBusiness: null, salesVolume: null, reviews: [] }
