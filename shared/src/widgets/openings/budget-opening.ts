import type { Figure } from '../../submissions/figure.ts'
import type { Place } from '../place.ts'
import type { WidgetContent } from '../settings.ts'
import type { AffordabilityWords } from '../words/affordability.ts'
import { type Budget, budgetOf } from './budget.ts'
import { type BudgetFigures, budgetBeginning } from './budget-figures.ts'
import { budgetTold } from './budget-told.ts'

/** The budget as the agency has set it, counted ahead. */
export interface BudgetOpening {
  figures: BudgetFigures
  budget: Budget
  told: Figure[]
}

export function budgetOpening(
  settings: WidgetContent<'AFFORDABILITY_CALC'>,
  place: Place,
  words: AffordabilityWords,
): BudgetOpening {
  const figures = budgetBeginning(settings, place)
  const budget = budgetOf(figures, words)
  return { figures, budget, told: budgetTold(figures, budget, words) }
}
