import { formatMoney } from '../../calculators/format-money.ts'
import type { CalculatorResult } from '../../submissions/calculator-result.ts'
import type { AffordabilityLabels } from '../labels/affordability.ts'
import type { Budget } from './budget.ts'
import type { BudgetInputs } from './budget-inputs.ts'

/** What the agent is told with the lead: what stood before the visitor's eyes. */
export function toBudgetResults(figures: BudgetInputs, budget: Budget, words: AffordabilityLabels): CalculatorResult[] {
  const { loan, fields } = words
  const years = String(+(figures.months / 12).toFixed(2))
  const told: [label: string, value: string][] = [
    [words.price, formatMoney(budget.price, 0)],
    [words.perMonth, formatMoney(budget.total)],
    [fields.incomeYearly, formatMoney(figures.incomeYearly)],
    [fields.debtsMonthly, formatMoney(figures.debtsMonthly)],
    [loan.down, formatMoney(figures.down)],
    [loan.apr, `${figures.apr}%`],
    [loan.term, loan.years.replace('{years}', years)],
    [loan.program, loan.programs[figures.program]],
    [loan.state, figures.state],
    [words.loanAmount, formatMoney(budget.loan)],
    ...budget.parts.map(({ label, amount }): [string, string] => [label, formatMoney(amount)]),
    [words.why, budget.reason],
  ]
  return told.filter(([, value]) => value).map(([label, value]) => ({ label, value }))
}
