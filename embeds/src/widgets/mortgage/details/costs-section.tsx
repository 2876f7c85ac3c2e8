import { explainCashToClose } from '@gable/shared/calculators/cash-to-close.ts'
import { explainUpfrontFee } from '@gable/shared/calculators/explain-housing-cost.ts'
import { explainInsuranceByLaw, explainInsuranceOnRequest } from '@gable/shared/calculators/explain-insurance-end.ts'
import { type Explanation, term } from '@gable/shared/calculators/explanation.ts'
import { formatMoney } from '@gable/shared/calculators/format-money.ts'
import { getLoanAmounts } from '@gable/shared/calculators/housing-cost.ts'
import { findInsuranceEnd } from '@gable/shared/calculators/insurance-end.ts'
import type { Cents } from '@gable/shared/calculators/money.ts'
import { getBalanceAfter, type Loan } from '@gable/shared/calculators/schedule.ts'
import type { MortgageLabels } from '@gable/shared/widgets/labels/mortgage.ts'
import { toClosing } from '@gable/shared/widgets/results/closing.ts'
import type { MortgageInputs } from '@gable/shared/widgets/results/mortgage-inputs.ts'
import { formatDuration } from '../../../calculator/details/format-duration.ts'
import { PlaceFields } from '../../../calculator/details/place-fields.tsx'
import { ProgramFields } from '../../../calculator/details/program-fields.tsx'
import { type ResultLine, ResultLines } from '../../../calculator/details/result-lines.tsx'
import type { Zip } from '../../../calculator/details/use-zip.ts'
import { withoutExtraPayments } from '../../../calculator/details/without-extra-payments.ts'
import { NumberField } from '../../../calculator/number-field.tsx'
import type { Calculator } from '../../../calculator/use-calculator.ts'
import { interpolate } from '../../../journeys/interpolate.ts'
import { toLoan } from './to-loan.ts'

interface CostsSectionProps {
  calculator: Calculator<MortgageInputs>
  labels: MortgageLabels
  zip: Zip | undefined
}

/** Taxes, insurance, HOA fees and loan program. */
export function CostsSection({ calculator, labels, zip }: CostsSectionProps) {
  const { loan } = labels
  const inputs = calculator.validInputs.value
  return (
    <>
      <div class="fields">
        <PlaceFields calculator={calculator} zip={zip} labels={loan} />
        <NumberField calculator={calculator} name="taxYearly" label={loan.taxYearly} />
        <NumberField calculator={calculator} name="insuranceYearly" label={loan.insuranceYearly} />
        <NumberField calculator={calculator} name="hoaMonthly" label={loan.hoaMonthly} />
        <NumberField calculator={calculator} name="months" label={loan.termYears} unit="months" />
        <ProgramFields calculator={calculator} labels={loan} />
        <NumberField calculator={calculator} name="closingRate" label={labels.closingRate} unit="percent" />
      </div>
      <ResultLines lines={[...buildProtectionLines(inputs, labels), buildCashLine(inputs, labels)]} labels={labels} />
    </>
  )
}

function buildCashLine(inputs: MortgageInputs, labels: MortgageLabels): ResultLine {
  const explanation = explainCashToClose(toClosing(inputs))
  return { key: 'cashToClose', label: labels.cashToClose, text: formatMoney(explanation.result), explanation }
}

/** The upfront fee, and when mortgage insurance ends. */
function buildProtectionLines(inputs: MortgageInputs, labels: MortgageLabels): ResultLine[] {
  const loan = toLoan(inputs)
  const { upfront } = getLoanAmounts(inputs)
  const { onRequest, byLaw } = findInsuranceEnd(inputs, loan)
  const toEndLine = (
    key: 'insuranceOnRequest' | 'insuranceByLaw',
    months: number,
    explanation: Explanation,
    loan: Loan,
  ) => ({
    key,
    label: labels[key],
    text: interpolate(labels.insuranceAfter, { time: formatDuration(months, labels.duration) }),
    explanation: explanation.formula.includes('B')
      ? withBalance(explanation, getBalanceAfter(loan, months))
      : explanation,
  })
  return [
    ...(upfront
      ? [
          {
            key: 'upfront',
            label: labels.upfrontFee,
            text: formatMoney(upfront),
            explanation: explainUpfrontFee(inputs),
          },
        ]
      : []),
    ...(byLaw > onRequest
      ? [toEndLine('insuranceOnRequest', onRequest, explainInsuranceOnRequest(inputs, loan), loan)]
      : []),
    ...(byLaw
      ? [toEndLine('insuranceByLaw', byLaw, explainInsuranceByLaw(inputs, loan), withoutExtraPayments(loan))]
      : []),
  ]
}

/** Adds the balance in the month in which insurance ends. */
const withBalance = (explanation: Explanation, balance: Cents): Explanation => ({
  ...explanation,
  terms: [term('B', 'balance', 'cents', balance), ...explanation.terms],
})
