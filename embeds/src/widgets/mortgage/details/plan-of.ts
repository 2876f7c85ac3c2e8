import { borrowed } from '@gable/shared/calculators/housing-cost.ts'
import type { Loan } from '@gable/shared/calculators/schedule.ts'
import type { MortgageFigures } from '@gable/shared/widgets/openings/mortgage-figures.ts'

/** The loan, and how it is to be paid back. */
export function planOf(figures: MortgageFigures): Loan {
  const { apr, months, adjustsAfter, adjustedApr, extraMonthly, oneTimeMonth, oneTimeAmount } = figures
  return {
    amount: borrowed(figures).amount,
    apr,
    months,
    ...(adjustsAfter && { adjusts: { afterMonths: adjustsAfter, apr: adjustedApr } }),
    ...(extraMonthly && { extraMonthly }),
    ...(oneTimeAmount && { oneTime: [{ month: oneTimeMonth, amount: oneTimeAmount }] }),
  }
}
