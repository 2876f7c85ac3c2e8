import { amountBounds, percentBounds, priceBounds, termBounds } from '@gable/shared/calculators/bounds.ts'
import { ratioRules } from '@gable/shared/calculators/ratio-rules.ts'
import type { PublicWidgetByType } from '@gable/shared/widgets/public-widget.ts'
import type { BudgetInputs } from '@gable/shared/widgets/results/budget-inputs.ts'
import { createModel } from '../../../calculator/details/create-model.ts'
import { followScore } from '../../../calculator/details/score-rate.ts'
import { calculateBudget } from './calculate-budget.ts'

type Widget = Pick<PublicWidgetByType<'AFFORDABILITY_CALC'>, 'words' | 'scoreQuestion'>

export const createBudget = ({ words: labels, scoreQuestion }: Widget) =>
  createModel({
    fields,
    messages: labels.faults,
    settle: (inputs, changed) => followScore(applyProgramRatios(inputs, changed), changed, scoreQuestion),
    check: () => ({}),
    calculate: (inputs: BudgetInputs) => calculateBudget(inputs, labels),
  })

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
