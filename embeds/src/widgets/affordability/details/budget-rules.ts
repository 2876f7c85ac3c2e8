import { amountBounds, percentBounds, priceBounds, termBounds } from '@gable/shared/calculators/bounds.ts'
import { ratioRules } from '@gable/shared/calculators/ratio-rules.ts'
import type { BudgetFigures } from '@gable/shared/widgets/openings/budget-figures.ts'
import type { CalculatorWords } from '@gable/shared/widgets/words/calculator.ts'
import { changingBy, type Rules } from '../../../calculator/details/sheet.ts'

export const changing = (words: CalculatorWords) => changingBy(budgetRules(words))

export const budgetRules = ({ faults }: Pick<CalculatorWords, 'faults'>): Rules<BudgetFigures> => ({
  typed,
  faults,
  settle: byProgram,
  check: () => ({}),
})

/** Another program brings its own limits. */
export function byProgram(figures: BudgetFigures, changed: string): BudgetFigures {
  if (changed !== 'program') return figures
  const { front, back } = ratioRules[figures.program]
  return { ...figures, front: front ?? figures.front, back }
}

const perhaps = { ...amountBounds, blank: 0 }

const typed = {
  incomeYearly: amountBounds,
  debtsMonthly: perhaps,
  down: { ...priceBounds, blank: 0 },
  apr: percentBounds,
  months: termBounds,
  pmiRate: percentBounds,
  taxRate: percentBounds,
  insuranceYearly: perhaps,
  hoaMonthly: perhaps,
  front: percentBounds,
  back: percentBounds,
}
