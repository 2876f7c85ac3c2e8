import type { Cents } from './money.ts'
import { amortize, type Loan, totalInterest } from './schedule.ts'

/** Savings of the second loan compared to the first; negative if it costs more or lasts longer. */
export function calculateSavings(first: Loan, second: Loan): { months: number; interest: Cents; firstPayment: Cents } {
  const [before, after] = [amortize(first), amortize(second)]
  return {
    months: before.length - after.length,
    interest: totalInterest(before) - totalInterest(after),
    firstPayment: (before[0]?.payment ?? 0) - (after[0]?.payment ?? 0),
  }
}
