import { explainHousingLimit } from '@gable/shared/calculators/explain-affordability.ts'
import { moneyText } from '@gable/shared/calculators/money-text.ts'
import { ratioRules } from '@gable/shared/calculators/ratio-rules.ts'
import { type BudgetFigures, householdOf } from '@gable/shared/widgets/openings/budget-figures.ts'
import type { AffordabilityWords } from '@gable/shared/widgets/words/affordability.ts'
import { FigureLines } from '../../../calculator/details/figure-lines.tsx'
import { ProgramFields } from '../../../calculator/details/program-fields.tsx'
import { Section } from '../../../calculator/details/section.tsx'
import { Sources } from '../../../calculator/details/sources.tsx'
import { StateField } from '../../../calculator/details/state-field.tsx'
import { FigureField } from '../../../calculator/figure-field.tsx'
import type { Calculator } from '../../../calculator/use-calculator.ts'
import { tablesOf } from './tables-of.ts'

interface BudgetFieldsProps {
  calculator: Calculator<BudgetFigures>
  words: AffordabilityWords
}

/** The loan, what the home costs besides, and what lenders accept. */
export function BudgetFields({ calculator, words }: BudgetFieldsProps) {
  const { loan, fields, hints } = words
  const { now, good } = calculator
  const limit = explainHousingLimit(householdOf(good))
  return (
    <>
      <Section title={words.loanAmount}>
        <div class="fields">
          <FigureField calculator={calculator} name="months" label={loan.termYears} unit="months" />
          <ProgramFields calculator={calculator} words={loan} />
        </div>
      </Section>
      <Section title={words.costs}>
        <div class="fields">
          <StateField calculator={calculator} words={loan} />
          <FigureField calculator={calculator} name="taxRate" label={loan.taxRate} unit="percent" />
          <FigureField calculator={calculator} name="insuranceYearly" label={loan.insuranceYearly} />
          <FigureField calculator={calculator} name="hoaMonthly" label={loan.hoaMonthly} />
        </div>
        <Sources tables={tablesOf(good).all} words={words} />
      </Section>
      <Section title={words.ratios}>
        <div class="fields">
          {ratioRules[now.program].front !== null && (
            <FigureField
              calculator={calculator}
              name="front"
              label={fields.ratioForHousing}
              unit="percent"
              about={hints.ratioForHousing}
            />
          )}
          <FigureField
            calculator={calculator}
            name="back"
            label={fields.ratioWithDebts}
            unit="percent"
            about={hints.ratioWithDebts}
          />
        </div>
        <p class="small">
          {hints.incomeYearly} {hints.debtsMonthly}
        </p>
        <FigureLines
          lines={[{ key: 'limit', label: words.limit, text: moneyText(limit.result), made: limit }]}
          words={words}
        />
      </Section>
    </>
  )
}
