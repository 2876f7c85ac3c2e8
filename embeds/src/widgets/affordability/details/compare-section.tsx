import type { BudgetFigures } from '@gable/shared/widgets/openings/budget-figures.ts'
import type { AffordabilityWords } from '@gable/shared/widgets/words/affordability.ts'
import { useState } from 'preact/hooks'
import { comparedAmounts } from '../../../calculator/details/compared-row.ts'
import { ComparedTable } from '../../../calculator/details/compared-table.tsx'
import { ProgramFields } from '../../../calculator/details/program-fields.tsx'
import { FigureField } from '../../../calculator/figure-field.tsx'
import { TermField } from '../../../calculator/term-field.tsx'
import { useCalculator } from '../../../calculator/use-calculator.ts'
import { changing } from './budget-rules.ts'
import { counted } from './counted.ts'

interface CompareSectionProps {
  element: HTMLElement
  first: BudgetFigures
  words: AffordabilityWords
}

/** Two budgets side by side: the one above and another one, which begins as the first. */
export function CompareSection({ element, first, words }: CompareSectionProps) {
  const [beginning] = useState(first)
  const second = useCalculator(element, beginning, changing(words))
  const { budget: one } = counted(first, words)
  const { budget: other } = counted(second.good, words)
  const { compare, fields, loan } = words
  return (
    <>
      <p class="small">{compare.lead}</p>
      <fieldset>
        <legend>{compare.second}</legend>
        <div class="fields">
          <FigureField calculator={second} name="incomeYearly" label={fields.incomeYearly} prefix="s-" />
          <FigureField calculator={second} name="debtsMonthly" label={fields.debtsMonthly} prefix="s-" />
          <FigureField calculator={second} name="down" label={loan.down} prefix="s-" />
          <FigureField calculator={second} name="apr" label={loan.apr} unit="percent" prefix="s-" />
          <TermField calculator={second} words={loan} id="s-term" />
          <ProgramFields calculator={second} words={loan} prefix="s-" />
        </div>
      </fieldset>
      <ComparedTable
        words={compare}
        rows={[
          comparedAmounts(words.price, one.price, other.price),
          comparedAmounts(words.perMonth, one.total, other.total),
          comparedAmounts(loan.down, first.down, second.good.down),
          comparedAmounts(words.loanAmount, one.loan, other.loan),
        ]}
      />
      <div class="keep">
        <button type="button" class="quiet" onClick={() => second.begin(first)}>
          {compare.again}
        </button>
      </div>
    </>
  )
}
