import * as z from 'zod'
import { requiredMessage, tooLongMessage } from '../http/fields.ts'
import { cleanText } from '../text/clean-text.ts'
import { type CorrectableFact, correctableFacts, correctionFields, improvementMaximum } from './correctable-facts.ts'

const correctionStates = ['PENDING', 'ACCEPTED', 'DECLINED'] as const
export type CorrectionState = (typeof correctionStates)[number]

/** A fact with its right value, or an improvement such as a new kitchen with its year and cost in dollars. */
export const OwnerCorrectionInput = z.union([
  z
    .object({ field: z.enum(Object.keys(correctableFacts) as [CorrectableFact]), value: z.number(requiredMessage) })
    .refine(
      ({ field, value }) => {
        const { minimum, maximum, step } = correctableFacts[field]
        return value >= minimum && value <= maximum && isMultipleOf(step, value)
      },
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

/** Tolerates that a hundredth has no exact binary fraction. */
const isMultipleOf = (step: number, value: number) => Math.abs(Math.round(value / step) - value / step) < 1e-6
