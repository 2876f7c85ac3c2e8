import { calculateHousingCost, getLoanAmounts } from '@gable/shared/calculators/housing-cost.ts'
import { amortize, totalInterest } from '@gable/shared/calculators/schedule.ts'
import type { MortgageLabels } from '@gable/shared/widgets/labels/mortgage.ts'
import type { MortgageInputs } from '@gable/shared/widgets/results/mortgage-inputs.ts'
import { type ComparisonRow, compareAmounts } from '../../../calculator/details/comparison-table.tsx'
import { formatDuration } from '../../../calculator/details/format-duration.ts'
import { toLoan } from './to-loan.ts'

export function compareLoans(first: MortgageInputs, second: MortgageInputs, labels: MortgageLabels): ComparisonRow[] {
  const [firstLoan, secondLoan] = [calculateLoan(first), calculateLoan(second)]
  const formatTime = (months: number) => formatDuration(months, labels.duration)
  const difference = secondLoan.months - firstLoan.months
  const sign = difference > 0 ? '+' : '-'
  return [
    compareAmounts(labels.payment, firstLoan.payment, secondLoan.payment),
    compareAmounts(labels.loan.down, first.down, second.down),
    compareAmounts(labels.loanAmount, firstLoan.loan, secondLoan.loan),
    compareAmounts(labels.totalInterest, firstLoan.interest, secondLoan.interest),
    {
      label: labels.payoff,
      texts: [
        formatTime(firstLoan.months),
        formatTime(secondLoan.months),
        difference ? sign + formatTime(Math.abs(difference)) : '–',
      ],
    },
  ]
}

function calculateLoan(inputs: MortgageInputs) {
  const rows = amortize(toLoan(inputs))
  const { total: payment } = calculateHousingCost(inputs)
  return { payment, loan: getLoanAmounts(inputs).amount, interest: totalInterest(rows), months: rows.length }
}
