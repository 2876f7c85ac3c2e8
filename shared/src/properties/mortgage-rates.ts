import * as z from 'zod'
import { loanPrograms } from './loan-programs.ts'

/** Percent per year. The APR includes fees, and not every source has it. */
const RateObservation = z.object({ rate: z.number(), apr: z.number().nullable(), rateObservedAt: z.string() })

/** The current rate of a loan program and its history, oldest first. */
export const MortgageRates = z.object({
  program: z.enum(loanPrograms),
  currentRate: z.number().nullable(),
  currentApr: z.number().nullable(),
  rateObservedAt: z.string().nullable(),
  source: z.string(),
  periodicRates: z.array(RateObservation),
})
export type MortgageRates = z.infer<typeof MortgageRates>

/** Of credit scores from `minScore` up to the next one. */
export const ScoreRate = z.object({
  termYears: z.int(),
  minScore: z.int(),
  rate: z.number(),
  source: z.string(),
  observedOn: z.string(),
})
