import { amountBounds, percentBounds, priceBounds, termBounds } from '@gable/shared/calculators/bounds.ts'
import { ratioRules } from '@gable/shared/calculators/ratio-rules.ts'
import type { CalculatorLabels } from '@gable/shared/widgets/labels/calculator.ts'
import type { BudgetInputs } from '@gable/shared/widgets/results/budget-inputs.ts'
import { createReducer } from '../../../calculator/details/calculator-reducer.ts'
import type { CalculatorReducer } from '../../../calculator/use-calculator.ts'

export const createBudgetReducer = ({ faults }: Pick<CalculatorLabels, 'faults'>): CalculatorReducer<BudgetInputs> =>
  createReducer({ fields, messages: faults, settle: applyProgramRatios, check: () => ({}) })

/** A new program resets the ratios to its own limits. */
function applyProgramRatios(inputs: BudgetInputs, changed: string): BudgetInputs {
  if (changed !== 'program') return inputs
  const { front, back } = ratioRules[inputs.program]
  return { ...inputs, front: front ?? inputs.front, back }
}

const optionalAmount = { ...amountBounds, blank: 0 }

const fields = {
  incomeYearly: amountBounds,
  debtsMonthly: optionalAmount,
  down: { ...priceBounds, blank: 0 },
  apr: percentBounds,
  months: termBounds,
  pmiRate: percentBounds,
  taxRate: percentBounds,
  insuranceYearly: optionalAmount,
  hoaMonthly: optionalAmount,
  front: percentBounds,
  back: percentBounds,
}
