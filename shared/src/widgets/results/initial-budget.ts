import type { CalculatorResult } from '../../submissions/calculator-result.ts'
import type { AffordabilityLabels } from '../labels/affordability.ts'
import type { LocalCosts } from '../local-costs.ts'
import type { WidgetContent } from '../settings.ts'
import { type Budget, calculateHomeBudget } from './budget.ts'
import { type BudgetInputs, getDefaultBudgetInputs } from './budget-inputs.ts'
import { toBudgetResults } from './budget-results.ts'

/** The budget for the default inputs. Part of the public reply, so its keys are fixed. */
export interface InitialBudget {
  figures: BudgetInputs
  budget: Budget
  /** Sent to the agent with the lead. */
  results: CalculatorResult[]
}

export function getInitialBudget(
  settings: WidgetContent<'AFFORDABILITY_CALC'>,
  localCosts: LocalCosts,
  labels: AffordabilityLabels,
): InitialBudget {
  const figures = getDefaultBudgetInputs(settings, localCosts)
  const budget = calculateHomeBudget(figures, labels)
  return { figures, budget, results: toBudgetResults(figures, budget, labels) }
}
