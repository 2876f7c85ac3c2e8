import * as z from 'zod'
import { requiredMessage, tooLongMessage } from '../http/fields.ts'
import { cleanText } from '../text/clean-text.ts'

/** What an owner can correct about their home, with the bounds of a plausible value. */
export const correctableFacts = {
  bedrooms: { label: 'Bedrooms', minimum: 0, maximum: 50, step: 1 },
  fullBaths: { label: 'Full baths', minimum: 0, maximum: 50, step: 1 },
  partialBaths: { label: 'Half baths', minimum: 0, maximum: 50, step: 1 },
  aboveGradeSqft: { label: 'Living space', minimum: 100, maximum: 100_000, step: 1 },
  lotSizeAcres: { label: 'Lot size', minimum: 0, maximum: 100_000, step: 0.01 },
  yearBuilt: { label: 'Year built', minimum: 1600, maximum: 2100, step: 1 },
  parkingSpaces: { label: 'Parking spaces', minimum: 0, maximum: 100, step: 1 },
  loanBalance: { label: 'Loan balance', minimum: 0, maximum: 1_000_000_000, step: 1 },
} as const
export type CorrectableFact = keyof typeof correctableFacts

export const correctionFields = [...(Object.keys(correctableFacts) as CorrectableFact[]), 'improvement'] as const
export type CorrectionField = (typeof correctionFields)[number]

export const correctionStates = ['PENDING', 'ACCEPTED', 'DECLINED'] as const
export type CorrectionState = (typeof correctionStates)[number]

export const improvementMaximum = 200

/** A fact with its right value, or an improvement such as a new kitchen with its year and cost in dollars. */
export const OwnerCorrectionInput = z.union([
  z
    .object({ field: z.enum(Object.keys(correctableFacts) as [CorrectableFact]), value: z.number(requiredMessage) })
    .refine(
      ({ field, value }) => value >= correctableFacts[field].minimum && value <= correctableFacts[field].maximum,
      { path: ['value'], message: 'Please check this number' },
    ),
  z.object({
    field: z.literal('improvement'),
    text: z
      .string(requiredMessage)
      .overwrite(cleanText)
      .min(1, requiredMessage)
      .max(improvementMaximum, tooLongMessage(improvementMaximum)),
    year: z.number().int().min(1900).max(2100).nullable().default(null),
    cost: z.number().int().min(0).max(100_000_000).nullable().default(null),
  }),
])
export type OwnerCorrectionInput = z.output<typeof OwnerCorrectionInput>

export const OwnerCorrection = z.object({
  _id: z.string(),
  field: z.enum(correctionFields),
  /** The fact as the owner says it; null for an improvement. */
  value: z.number().nullable(),
  /** The value on record when the owner corrected it. */
  recorded: z.number().nullable(),
  text: z.string(),
  year: z.number().nullable(),
  cost: z.number().nullable(),
  state: z.enum(correctionStates),
  at: z.string(),
})
export type OwnerCorrection = z.infer<typeof OwnerCorrection>
