import { borrowed, housingCost } from '@gable/shared/calculators/housing-cost.ts'
import { amortise, totalInterest } from '@gable/shared/calculators/schedule.ts'
import type { MortgageFigures } from '@gable/shared/widgets/openings/mortgage-figures.ts'
import type { MortgageWords } from '@gable/shared/widgets/words/mortgage.ts'
import { comparedAmounts } from '../../../calculator/details/compared-row.ts'
import type { ComparedRow } from '../../../calculator/details/compared-table.tsx'
import { durationText } from '../../../calculator/details/duration-text.ts'
import { planOf } from './plan-of.ts'

export function comparedRows(first: MortgageFigures, second: MortgageFigures, words: MortgageWords): ComparedRow[] {
  const [one, other] = [outcomeOf(first), outcomeOf(second)]
  const time = (months: number) => durationText(months, words.duration)
  const more = other.months - one.months
  return [
    comparedAmounts(words.payment, one.payment, other.payment),
    comparedAmounts(words.loan.down, first.down, second.down),
    comparedAmounts(words.loanAmount, one.loan, other.loan),
    comparedAmounts(words.totalInterest, one.interest, other.interest),
    {
      label: words.payoff,
      texts: [time(one.months), time(other.months), more ? `${more > 0 ? '+' : '-'}${time(Math.abs(more))}` : '–'],
    },
  ]
}

function outcomeOf(figures: MortgageFigures) {
  const rows = amortise(planOf(figures))
  const { total: payment } = housingCost(figures)
  return { payment, loan: borrowed(figures).amount, interest: totalInterest(rows), months: rows.length }
}
