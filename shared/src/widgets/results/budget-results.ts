import { formatMoney } from '../../calculators/format-money.ts'
import type { CalculatorResult } from '../../submissions/calculator-result.ts'
import type { AffordabilityLabels } from '../labels/affordability.ts'
import type { Budget } from './budget.ts'
import type { BudgetInputs } from './budget-inputs.ts'

/** The calculation as the visitor saw it, for the agent. */
export function toBudgetResults(inputs: BudgetInputs, budget: Budget, labels: AffordabilityLabels): CalculatorResult[] {
  const { loan, fields } = labels
  const years = String(+(inputs.months / 12).toFixed(2))
  const results: [label: string, value: string][] = [
    [labels.price, formatMoney(budget.price, 0)],
    [labels.perMonth, formatMoney(budget.total)],
    [fields.incomeYearly, formatMoney(inputs.incomeYearly)],
    [fields.debtsMonthly, formatMoney(inputs.debtsMonthly)],
    [loan.down, formatMoney(inputs.down)],
    [loan.apr, `${inputs.apr}%`],
    [loan.term, loan.years.replace('{years}', years)],
    [loan.program, loan.programs[inputs.program]],
    [loan.state, inputs.state],
    [loan.zip, inputs.county ? (inputs.zip ?? '') : ''],
    [labels.loanAmount, formatMoney(budget.loan)],
    ...budget.parts.map(({ label, amount }): [string, string] => [label, formatMoney(amount)]),
    [labels.why, budget.reason],
  ]
  return results.filter(([, value]) => value).map(([label, value]) => ({ label, value }))
}
