import type { CalculatorResult } from '../../submissions/calculator-result.ts'
import type { LocalCosts } from '../local-costs.ts'
import type { WidgetContent } from '../settings.ts'
import type { AffordabilityLabels } from '../labels/affordability.ts'
import { type Budget, calculateBudget } from './budget.ts'
import { type BudgetInputs, getDefaultBudgetInputs } from './budget-inputs.ts'
import { toBudgetResults } from './budget-results.ts'

/** The budget as the agency has set it, counted ahead. */
export interface InitialBudget {
  figures: BudgetInputs
  budget: Budget
  told: CalculatorResult[]
}

export function getInitialBudget(
  settings: WidgetContent<'AFFORDABILITY_CALC'>,
  place: LocalCosts,
  words: AffordabilityLabels,
): InitialBudget {
  const figures = getDefaultBudgetInputs(settings, place)
  const budget = calculateBudget(figures, words)
  return { figures, budget, told: toBudgetResults(figures, budget, words) }
}
