import type { MortgageLabels } from '@gable/shared/widgets/labels/mortgage.ts'
import type { MortgageInputs } from '@gable/shared/widgets/results/mortgage-inputs.ts'
import { useState } from 'preact/hooks'
import { ComparisonTable } from '../../../calculator/details/comparison-table.tsx'
import { ProgramFields } from '../../../calculator/details/program-fields.tsx'
import { NumberField } from '../../../calculator/number-field.tsx'
import { TermField } from '../../../calculator/term-field.tsx'
import { useCalculator } from '../../../calculator/use-calculator.ts'
import { compareLoans } from './compare-loans.ts'
import { createMortgage } from './mortgage-rules.ts'

interface CompareSectionProps {
  element: HTMLElement
  first: MortgageInputs
  labels: MortgageLabels
}

/** The current loan beside a second one, which starts as a copy of it. */
export function CompareSection({ element, first, labels }: CompareSectionProps) {
  const [defaults] = useState(first)
  const second = useCalculator(element, defaults, createMortgage({ words: labels }))
  const { loan } = labels
  const rows = compareLoans(first, { ...first, ...pickLoanInputs(second.validInputs.value) }, labels)
  return (
    <>
      <p class="small">{labels.compareLead}</p>
      <fieldset>
        <legend>{labels.secondLoan}</legend>
        <div class="fields">
          <NumberField calculator={second} name="price" label={loan.price} prefix="s-" />
          <NumberField calculator={second} name="down" label={loan.down} prefix="s-" />
          <NumberField calculator={second} name="downPercent" label={loan.downPercent} unit="percent" prefix="s-" />
          <NumberField calculator={second} name="apr" label={loan.apr} unit="percent" prefix="s-" />
          <TermField calculator={second} labels={loan} id="s-term" />
          <ProgramFields calculator={second} labels={loan} prefix="s-" />
        </div>
      </fieldset>
      <ComparisonTable
        labels={{ first: labels.firstLoan, second: labels.secondLoan, difference: labels.difference }}
        rows={rows}
      />
      <button type="button" class="quiet" onClick={() => second.reset(first)}>
        {labels.sameAsFirst}
      </button>
    </>
  )
}

/** The inputs that may differ; taxes, insurance and extra payments are those of the first loan. */
const pickLoanInputs = ({ price, down, apr, months, program, pmiRate, vaUse }: MortgageInputs) => ({
  price,
  down,
  apr,
  months,
  program,
  pmiRate,
  vaUse,
})
