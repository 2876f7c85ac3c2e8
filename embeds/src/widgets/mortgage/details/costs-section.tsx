import { explainUpfrontFee } from '@gable/shared/calculators/explain-housing-cost.ts'
import { explainInsuranceByLaw, explainInsuranceOnRequest } from '@gable/shared/calculators/explain-insurance-end.ts'
import { type Explanation, term } from '@gable/shared/calculators/explanation.ts'
import { borrowed } from '@gable/shared/calculators/housing-cost.ts'
import { insuranceEnd } from '@gable/shared/calculators/insurance-end.ts'
import type { Cents } from '@gable/shared/calculators/money.ts'
import { moneyText } from '@gable/shared/calculators/money-text.ts'
import { balanceAfter, type Loan } from '@gable/shared/calculators/schedule.ts'
import type { MortgageFigures } from '@gable/shared/widgets/openings/mortgage-figures.ts'
import type { MortgageWords } from '@gable/shared/widgets/words/mortgage.ts'
import { durationText } from '../../../calculator/details/duration-text.ts'
import { type FigureLine, FigureLines } from '../../../calculator/details/figure-lines.tsx'
import { ProgramFields } from '../../../calculator/details/program-fields.tsx'
import { StateField } from '../../../calculator/details/state-field.tsx'
import { withoutExtra } from '../../../calculator/details/without-extra.ts'
import { FigureField } from '../../../calculator/figure-field.tsx'
import type { Calculator } from '../../../calculator/use-calculator.ts'
import { fillIn } from '../../../journeys/fill-in.ts'
import { planOf } from './plan-of.ts'

interface CostsSectionProps {
  calculator: Calculator<MortgageFigures>
  words: MortgageWords
}

/** What a home costs besides its loan, and what protects the lender. */
export function CostsSection({ calculator, words }: CostsSectionProps) {
  const { loan } = words
  return (
    <>
      <div class="fields">
        <StateField calculator={calculator} words={loan} />
        <FigureField calculator={calculator} name="taxRate" label={loan.taxRate} unit="percent" />
        <FigureField calculator={calculator} name="taxYearly" label={loan.taxYearly} />
        <FigureField calculator={calculator} name="insuranceYearly" label={loan.insuranceYearly} />
        <FigureField calculator={calculator} name="hoaMonthly" label={loan.hoaMonthly} />
        <FigureField calculator={calculator} name="months" label={loan.termYears} unit="months" />
        <ProgramFields calculator={calculator} words={loan} />
      </div>
      <FigureLines lines={protectionLines(calculator.good, words)} words={words} />
    </>
  )
}

/** What the program asks for at the outset, and until when its insurance is paid. */
function protectionLines(figures: MortgageFigures, words: MortgageWords): FigureLine[] {
  const plan = planOf(figures)
  const { upfront } = borrowed(figures)
  const { onRequest, byLaw } = insuranceEnd(figures, plan)
  const ends = (key: 'insuranceOnRequest' | 'insuranceByLaw', months: number, made: Explanation, loan: Loan) => ({
    key,
    label: words[key],
    text: fillIn(words.insuranceAfter, { time: durationText(months, words.duration) }),
    made: made.formula.includes('B') ? withBalance(made, balanceAfter(loan, months)) : made,
  })
  return [
    ...(upfront
      ? [{ key: 'upfront', label: words.upfrontFee, text: moneyText(upfront), made: explainUpfrontFee(figures) }]
      : []),
    ...(byLaw > onRequest
      ? [ends('insuranceOnRequest', onRequest, explainInsuranceOnRequest(figures, plan), plan)]
      : []),
    ...(byLaw ? [ends('insuranceByLaw', byLaw, explainInsuranceByLaw(figures, plan), withoutExtra(plan))] : []),
  ]
}

/** What is owed in the month in which insurance ends. */
const withBalance = (made: Explanation, balance: Cents): Explanation => ({
  ...made,
  terms: [term('B', 'balance', 'cents', balance), ...made.terms],
})
