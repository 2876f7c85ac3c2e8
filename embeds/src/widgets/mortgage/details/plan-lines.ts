import { explainPayment, explainTotalInterest } from '@gable/shared/calculators/explain-payment.ts'
import { type Assumption, type Explanation, type Term, term } from '@gable/shared/calculators/explanation.ts'
import { moneyText } from '@gable/shared/calculators/money-text.ts'
import { amortise, type Loan, type ScheduleRow, totalInterest } from '@gable/shared/calculators/schedule.ts'
import type { MortgageFigures } from '@gable/shared/widgets/openings/mortgage-figures.ts'
import type { MortgageWords } from '@gable/shared/widgets/words/mortgage.ts'
import { durationText } from '../../../calculator/details/duration-text.ts'
import type { FigureLine } from '../../../calculator/details/figure-lines.tsx'
import { withoutExtra } from '../../../calculator/details/without-extra.ts'
import { planOf } from './plan-of.ts'

type LineKey = 'adjustedPayment' | 'paidOffAfter' | 'totalInterest' | 'timeSaved' | 'interestSaved'

/** How long the loan lasts and what it costs, what a new rate makes of it and what paying sooner spares. */
export function planLines(figures: MortgageFigures, words: MortgageWords): FigureLine[] {
  const plan = planOf(figures)
  const [rows, planned] = [amortise(plan), amortise(withoutExtra(plan))]
  const [interest, plannedInterest] = [totalInterest(rows), totalInterest(planned)]
  const time = (months: number) => durationText(months, words.duration)
  const line = (key: LineKey, text: string, made: Explanation): FigureLine => ({ key, label: words[key], text, made })
  const adjusted = adjustedPayment(plan, rows)
  return [
    ...(adjusted ? [line('adjustedPayment', moneyText(adjusted.result), adjusted)] : []),
    line('paidOffAfter', time(rows.length), lasting(plan, rows.length)),
    line('totalInterest', moneyText(interest), explainTotalInterest(plan)),
    ...(rows.length < planned.length
      ? [line('timeSaved', time(planned.length - rows.length), savedTime(planned.length, rows.length))]
      : []),
    ...(interest < plannedInterest
      ? [line('interestSaved', moneyText(plannedInterest - interest), savedInterest(plannedInterest, interest))]
      : []),
  ]
}

/** The payment on what is left of the loan on the day its rate changes. */
function adjustedPayment({ adjusts, months }: Loan, rows: readonly ScheduleRow[]) {
  const left = adjusts && rows[adjusts.afterMonths - 1]?.balance
  return left ? explainPayment({ amount: left, apr: adjusts.apr, months: months - adjusts.afterMonths }) : undefined
}

const lasting = ({ adjusts }: Loan, months: number) =>
  explained(
    'n',
    months,
    [term('n', 'paymentsUntilPaid', 'months', months)],
    [adjusts ? 'ratesAdjustAsGiven' : 'fixedRate', 'endsAsPlannedPaymentsGo', 'lastPaymentSettles'],
  )

const savedTime = (before: number, after: number) =>
  explained(
    'A − B',
    before - after,
    [term('A', 'monthsWithoutExtra', 'months', before), term('B', 'monthsWithExtra', 'months', after)],
    ['endsAsPlannedPaymentsGo'],
  )

const savedInterest = (before: number, after: number) =>
  explained(
    'A − B',
    before - after,
    [term('A', 'interestWithoutExtra', 'cents', before), term('B', 'interestWithExtra', 'cents', after)],
    ['endsAsPlannedPaymentsGo', 'roundedHalfUp'],
  )

const explained = (formula: string, result: number, terms: Term[], assumptions: Assumption[]): Explanation => ({
  formula,
  result,
  terms,
  assumptions,
  tables: [],
})
