import type { MortgageFigures } from '@gable/shared/widgets/openings/mortgage-figures.ts'
import type { MortgageWords } from '@gable/shared/widgets/words/mortgage.ts'
import { useState } from 'preact/hooks'
import { ComparedTable } from '../../../calculator/details/compared-table.tsx'
import { ProgramFields } from '../../../calculator/details/program-fields.tsx'
import { FigureField } from '../../../calculator/figure-field.tsx'
import { TermField } from '../../../calculator/term-field.tsx'
import { useCalculator } from '../../../calculator/use-calculator.ts'
import { comparedRows } from './compared-rows.ts'
import { changing } from './mortgage-rules.ts'

interface CompareSectionProps {
  element: HTMLElement
  first: MortgageFigures
  words: MortgageWords
}

/** Two loans side by side: the one above and another one, which begins as the first. */
export function CompareSection({ element, first, words }: CompareSectionProps) {
  const [beginning] = useState(first)
  const second = useCalculator(element, beginning, changing(words))
  const { loan } = words
  const rows = comparedRows(first, { ...first, ...loanOf(second.good) }, words)
  return (
    <>
      <p class="small">{words.compareLead}</p>
      <fieldset>
        <legend>{words.secondLoan}</legend>
        <div class="fields">
          <FigureField calculator={second} name="price" label={loan.price} prefix="s-" />
          <FigureField calculator={second} name="down" label={loan.down} prefix="s-" />
          <FigureField calculator={second} name="downPercent" label={loan.downPercent} unit="percent" prefix="s-" />
          <FigureField calculator={second} name="apr" label={loan.apr} unit="percent" prefix="s-" />
          <TermField calculator={second} words={loan} id="s-term" />
          <ProgramFields calculator={second} words={loan} prefix="s-" />
        </div>
      </fieldset>
      <ComparedTable
        words={{ first: words.firstLoan, second: words.secondLoan, difference: words.difference }}
        rows={rows}
      />
      <button type="button" class="quiet" onClick={() => second.begin(first)}>
        {words.sameAsFirst}
      </button>
    </>
  )
}

/** What can be another one of the second loan. All else is as it is of the first. */
const loanOf = ({ price, down, apr, months, program, pmiRate, vaUse }: MortgageFigures) => ({
  price,
  down,
  apr,
  months,
  program,
  pmiRate,
  vaUse,
})
