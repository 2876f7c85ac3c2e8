import type { Cents } from './money.ts'
import { amortise, type Loan, totalInterest } from './schedule.ts'

/** What the second loan spares against the first. Less than nothing where it costs more or lasts longer. */
export function savings(first: Loan, second: Loan): { months: number; interest: Cents; firstPayment: Cents } {
  const [before, after] = [amortise(first), amortise(second)]
  return {
    months: before.length - after.length,
    interest: totalInterest(before) - totalInterest(after),
    firstPayment: (before[0]?.payment ?? 0) - (after[0]?.payment ?? 0),
  }
}
