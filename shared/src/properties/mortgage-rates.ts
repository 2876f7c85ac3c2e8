import * as z from 'zod'

export const loanPrograms = ['ARM_5', 'FIXED_15', 'FIXED_30'] as const
export type LoanProgram = (typeof loanPrograms)[number]

export const loanProgramNames: Record<LoanProgram, string> = {
  ARM_5: '5-year ARM',
  FIXED_15: '15-year fixed',
  FIXED_30: '30-year fixed',
}

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
