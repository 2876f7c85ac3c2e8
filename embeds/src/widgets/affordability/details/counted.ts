import { budgetOf } from '@gable/shared/widgets/openings/budget.ts'
import type { BudgetFigures } from '@gable/shared/widgets/openings/budget-figures.ts'
import { budgetTold } from '@gable/shared/widgets/openings/budget-told.ts'
import type { AffordabilityWords } from '@gable/shared/widgets/words/affordability.ts'

/** What comes of the figures as they are now. */
export function counted(figures: BudgetFigures, words: AffordabilityWords) {
  const budget = budgetOf(figures, words)
  return { budget, told: budgetTold(figures, budget, words) }
}
