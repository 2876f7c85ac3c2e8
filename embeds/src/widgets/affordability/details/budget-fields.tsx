import type { BudgetFigures } from '@gable/shared/widgets/openings/budget-figures.ts'
import type { AffordabilityWords } from '@gable/shared/widgets/words/affordability.ts'
import { ProgramFields } from '../../../calculator/details/program-fields.tsx'
import { Section } from '../../../calculator/details/section.tsx'
import { StateField } from '../../../calculator/details/state-field.tsx'
import { FigureField } from '../../../calculator/figure-field.tsx'
import { TermField } from '../../../calculator/term-field.tsx'
import type { Calculator } from '../../../calculator/use-calculator.ts'

interface BudgetFieldsProps {
  calculator: Calculator<BudgetFigures>
  words: AffordabilityWords
}

/** The loan, what the home costs besides, and what lenders accept. */
export function BudgetFields({ calculator, words }: BudgetFieldsProps) {
  const { loan, fields, hints } = words
  const asksForFront = calculator.now.program !== 'va'
  return (
    <>
      <Section title={words.loanAmount} opensAtOnce>
        <div class="fields">
          <TermField calculator={calculator} words={loan} />
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
      </Section>
      <Section title={words.ratios}>
        <div class="fields">
          {asksForFront && (
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
      </Section>
    </>
  )
}
