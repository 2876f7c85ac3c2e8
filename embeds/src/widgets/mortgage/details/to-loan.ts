import { getLoanAmounts } from '@gable/shared/calculators/housing-cost.ts'
import type { Loan } from '@gable/shared/calculators/schedule.ts'
import type { MortgageInputs } from '@gable/shared/widgets/results/mortgage-inputs.ts'

export function toLoan(inputs: MortgageInputs): Loan {
  const { apr, months, adjustsAfter, adjustedApr, extraMonthly, oneTimeMonth, oneTimeAmount } = inputs
  return {
    amount: getLoanAmounts(inputs).amount,
    apr,
    months,
    ...(adjustsAfter && { adjusts: { afterMonths: adjustsAfter, apr: adjustedApr } }),
    ...(extraMonthly && { extraMonthly }),
    ...(oneTimeAmount && { oneTime: [{ month: oneTimeMonth, amount: oneTimeAmount }] }),
  }
}
