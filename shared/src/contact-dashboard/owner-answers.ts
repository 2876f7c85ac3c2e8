import * as z from 'zod'

export const comparableMarks = ['LIKE', 'UNLIKE'] as const
export type ComparableMark = (typeof comparableMarks)[number]

/** What an owner assumes about a sale. Percentages have one decimal, amounts are whole dollars. */
export const SaleAssumptions = z.object({
  value: z.number().int().min(0).max(1_000_000_000).nullable().default(null),
  loanBalance: z.number().int().min(0).max(1_000_000_000).nullable().default(null),
  /** By the title of the cost. */
  costPercents: z.record(z.string().max(300), z.number().min(0).max(100)).default({}),
})
export type SaleAssumptions = z.output<typeof SaleAssumptions>

/** A nearby listing, named so that a new lookup of the providers does not change it. */
export const ComparableKey = z.string().min(1).max(300)
