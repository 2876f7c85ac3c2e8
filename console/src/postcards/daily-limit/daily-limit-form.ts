import { postcardPrice } from '@gable/shared/credits/credits.ts'
import { DailyLimit, dailyLimitMaximum } from '@gable/shared/postcards/daily-limit.ts'
import * as z from 'zod'

/** An empty field is null, and one that holds no number is NaN. */
export const DailyLimitForm = z.object({
  limit: z
    .number()
    .nullable()
    .or(z.nan())
    .transform((limit, { addIssue }) => {
      const { data, error } = DailyLimit.safeParse({ limit })
      if (data) return data.limit
      addIssue({ code: 'custom', message: error.issues[0]?.message })
      return z.NEVER
    }),
})

/** Larger limits are agreed with support. */
export const needsSupport = (limit: number | null) => limit !== null && limit > dailyLimitMaximum

/** The postcards of a day and what they cost. Zero while the field holds no whole number. */
export function getDailyCost(limit: number | null) {
  const postcards = limit !== null && Number.isInteger(limit) && limit > 0 ? limit : 0
  return { postcards, credits: postcards * postcardPrice }
}
