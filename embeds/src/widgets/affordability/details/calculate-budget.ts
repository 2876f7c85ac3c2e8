import type { AffordabilityLabels } from '@gable/shared/widgets/labels/affordability.ts'
import { calculateHomeBudget } from '@gable/shared/widgets/results/budget.ts'
import type { BudgetInputs } from '@gable/shared/widgets/results/budget-inputs.ts'
import { toBudgetResults } from '@gable/shared/widgets/results/budget-results.ts'

/** In the shape of `opening`, which the server calculates from the defaults. */
export function calculateBudget(inputs: BudgetInputs, labels: AffordabilityLabels) {
  const budget = calculateHomeBudget(inputs, labels)
  return { budget, results: toBudgetResults(inputs, budget, labels) }
}
