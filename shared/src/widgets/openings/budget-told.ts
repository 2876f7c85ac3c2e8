import { moneyText } from '../../calculators/money-text.ts'
import type { Figure } from '../../submissions/figure.ts'
import type { AffordabilityWords } from '../words/affordability.ts'
import type { Budget } from './budget.ts'
import type { BudgetFigures } from './budget-figures.ts'

/** What the agent is told with the lead: what stood before the visitor's eyes. */
export function budgetTold(figures: BudgetFigures, budget: Budget, words: AffordabilityWords): Figure[] {
  const { loan, fields } = words
  const years = String(+(figures.months / 12).toFixed(2))
  const told: [label: string, value: string][] = [
    [words.price, moneyText(budget.price, 0)],
    [words.perMonth, moneyText(budget.total)],
    [fields.incomeYearly, moneyText(figures.incomeYearly)],
    [fields.debtsMonthly, moneyText(figures.debtsMonthly)],
    [loan.down, moneyText(figures.down)],
    [loan.apr, `${figures.apr}%`],
    [loan.term, loan.years.replace('{years}', years)],
    [loan.program, loan.programs[figures.program]],
    [loan.state, figures.state],
    [words.loanAmount, moneyText(budget.loan)],
    ...budget.parts.map(({ label, amount }): [string, string] => [label, moneyText(amount)]),
    [words.why, budget.reason],
  ]
  return told.filter(([, value]) => value).map(([label, value]) => ({ label, value }))
}
