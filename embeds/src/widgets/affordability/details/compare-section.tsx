import type { AffordabilityLabels } from '@gable/shared/widgets/labels/affordability.ts'
import type { BudgetInputs } from '@gable/shared/widgets/results/budget-inputs.ts'
import { useState } from 'preact/hooks'
import { ComparisonTable, compareAmounts } from '../../../calculator/details/comparison-table.tsx'
import { ProgramFields } from '../../../calculator/details/program-fields.tsx'
import { NumberField } from '../../../calculator/number-field.tsx'
import { TermField } from '../../../calculator/term-field.tsx'
import { useCalculator } from '../../../calculator/use-calculator.ts'
import { createBudget } from './budget-rules.ts'
import { calculateBudget } from './calculate-budget.ts'

interface CompareSectionProps {
  element: HTMLElement
  first: BudgetInputs
  labels: AffordabilityLabels
}

/** The current budget beside a second one, which starts as a copy of it. */
export function CompareSection({ element, first, labels }: CompareSectionProps) {
  const [defaults] = useState(first)
  const second = useCalculator(element, defaults, createBudget({ words: labels }))
  const { budget: firstBudget } = calculateBudget(first, labels)
  const { budget: secondBudget } = calculateBudget(second.validInputs.value, labels)
  const { compare, fields, loan } = labels
  return (
    <>
      <p class="small">{compare.lead}</p>
      <fieldset>
        <legend>{compare.second}</legend>
        <div class="fields">
          <NumberField calculator={second} name="incomeYearly" label={fields.incomeYearly} prefix="s-" />
          <NumberField calculator={second} name="debtsMonthly" label={fields.debtsMonthly} prefix="s-" />
          <NumberField calculator={second} name="down" label={loan.down} prefix="s-" />
          <NumberField calculator={second} name="apr" label={loan.apr} unit="percent" prefix="s-" />
          <TermField calculator={second} labels={loan} id="s-term" />
          <ProgramFields calculator={second} labels={loan} prefix="s-" />
        </div>
      </fieldset>
      <ComparisonTable
        labels={compare}
        rows={[
          compareAmounts(labels.price, firstBudget.price, secondBudget.price),
          compareAmounts(labels.perMonth, firstBudget.total, secondBudget.total),
          compareAmounts(loan.down, first.down, second.validInputs.value.down),
          compareAmounts(labels.loanAmount, firstBudget.loan, secondBudget.loan),
        ]}
      />
      <div class="actions">
        <button type="button" class="quiet" onClick={() => second.reset(first)}>
          {compare.again}
        </button>
      </div>
    </>
  )
}
