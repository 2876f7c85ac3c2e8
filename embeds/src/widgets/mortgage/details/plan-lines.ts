import { explainPayment, explainTotalInterest } from '@gable/shared/calculators/explain-payment.ts'
import { type Assumption, type Explanation, type Term, term } from '@gable/shared/calculators/explanation.ts'
import { formatMoney } from '@gable/shared/calculators/format-money.ts'
import { amortize, type Loan, type ScheduleRow, totalInterest } from '@gable/shared/calculators/schedule.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import type { MortgageLabels } from '@gable/shared/widgets/labels/mortgage.ts'
import type { MortgageInputs } from '@gable/shared/widgets/results/mortgage-inputs.ts'
import { formatDuration } from '../../../calculator/details/format-duration.ts'
import type { ResultLine } from '../../../calculator/details/result-lines.tsx'
import { withoutExtraPayments } from '../../../calculator/details/without-extra-payments.ts'
import { toLoan } from './to-loan.ts'

type LineKey = 'adjustedPayment' | 'paidOffAfter' | 'totalInterest' | 'timeSaved' | 'interestSaved'

/** Duration and total interest of the loan, the payment after a rate change, and the savings from extra payments. */
export function buildPlanLines(
  inputs: MortgageInputs,
  labels: MortgageLabels,
  { language, today }: { language: Language; today: Date },
): ResultLine[] {
  const loan = toLoan(inputs)
  const [rows, plannedRows] = [amortize(loan), amortize(withoutExtraPayments(loan))]
  const [interest, plannedInterest] = [totalInterest(rows), totalInterest(plannedRows)]
  const formatTime = (months: number) => formatDuration(months, labels.duration)
  const line = (key: LineKey, text: string, explanation: Explanation): ResultLine => ({
    key,
    label: labels[key],
    text,
    explanation,
  })
  const adjusted = explainAdjustedPayment(loan, rows)
  return [
    ...(adjusted ? [line('adjustedPayment', formatMoney(adjusted.result), adjusted)] : []),
    line(
      'paidOffAfter',
      `${formatTime(rows.length)} (${formatPayoffMonth(rows.length, today, language)})`,
      explainDuration(loan, rows.length),
    ),
    line('totalInterest', formatMoney(interest), explainTotalInterest(loan)),
    ...(rows.length < plannedRows.length
      ? [
          line(
            'timeSaved',
            formatTime(plannedRows.length - rows.length),
            explainTimeSaved(plannedRows.length, rows.length),
          ),
        ]
      : []),
    ...(interest < plannedInterest
      ? [
          line(
            'interestSaved',
            formatMoney(plannedInterest - interest),
            explainInterestSaved(plannedInterest, interest),
          ),
        ]
      : []),
  ]
}

/** The month of the last payment, if the first one is due next month. */
const formatPayoffMonth = (payments: number, today: Date, language: Language) =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }).format(
    new Date(today.getFullYear(), today.getMonth() + payments, 1),
  )

/** The payment on the remaining balance after the rate change. */
function explainAdjustedPayment({ adjusts, months }: Loan, rows: readonly ScheduleRow[]) {
  const balance = adjusts && rows[adjusts.afterMonths - 1]?.balance
  return balance
    ? explainPayment({ amount: balance, apr: adjusts.apr, months: months - adjusts.afterMonths })
    : undefined
}

const explainDuration = ({ adjusts }: Loan, months: number) =>
  toExplanation(
    'n',
    months,
    [term('n', 'paymentsUntilPaid', 'months', months)],
    [
      adjusts ? 'ratesAdjustAsGiven' : 'fixedRate',
      'endsAsPlannedPaymentsGo',
      'firstPaymentNextMonth',
      'lastPaymentSettles',
    ],
  )

const explainTimeSaved = (before: number, after: number) =>
  toExplanation(
    'A − B',
    before - after,
    [term('A', 'monthsWithoutExtra', 'months', before), term('B', 'monthsWithExtra', 'months', after)],
    ['endsAsPlannedPaymentsGo'],
  )

const explainInterestSaved = (before: number, after: number) =>
  toExplanation(
    'A − B',
    before - after,
    [term('A', 'interestWithoutExtra', 'cents', before), term('B', 'interestWithExtra', 'cents', after)],
    ['endsAsPlannedPaymentsGo', 'roundedHalfUp'],
  )

export const toExplanation = (
  formula: string,
  result: number,
  terms: Term[],
  assumptions: Assumption[],
): Explanation => ({
  formula,
  result,
  terms,
  assumptions,
  tables: [],
})
