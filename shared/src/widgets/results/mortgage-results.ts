import { getLoanAmounts } from '../../calculators/housing-cost.ts'
import type { Cents } from '../../calculators/money.ts'
import { formatMoney } from '../../calculators/format-money.ts'
import type { CalculatorResult } from '../../submissions/calculator-result.ts'
import type { MortgageLabels } from '../labels/mortgage.ts'
import type { MortgageInputs } from './mortgage-inputs.ts'
import type { CostBreakdown } from './cost-breakdown.ts'

/** What the agent is told with the lead: what stood before the visitor's eyes, and nothing of what was left at nothing. */
export function toMortgageResults(figures: MortgageInputs, { total, parts }: CostBreakdown, words: MortgageLabels): CalculatorResult[] {
  const { loan } = words
  const { extraMonthly, oneTimeAmount, adjustsAfter } = figures
  const told: [label: string, value: string | false][] = [
    [words.payment, formatMoney(total)],
    [loan.price, typed(figures.price)],
    [loan.down, `${typed(figures.down)} (${percentText(figures.downPercent)})`],
    [words.loanAmount, formatMoney(getLoanAmounts(figures).amount)],
    [loan.apr, percentText(figures.apr)],
    [loan.termYears, years(figures.months)],
    [loan.program, loan.programs[figures.program]],
    [loan.state, figures.state],
    ...parts.map(({ label, amount }): [string, string] => [label, formatMoney(amount)]),
    [words.extraMonthly, extraMonthly > 0 && typed(extraMonthly)],
    [words.oneTimeAmount, oneTimeAmount > 0 && typed(oneTimeAmount)],
    [words.oneTimeAfter, oneTimeAmount > 0 && years(figures.oneTimeMonth)],
    [words.fixedFor, adjustsAfter > 0 && years(adjustsAfter)],
    [words.adjustedApr, adjustsAfter > 0 && percentText(figures.adjustedApr)],
  ]
  return told.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** As it stands in a field. */
const typed = (cents: Cents) => formatMoney(cents, cents % 100 ? 2 : 0)
const percentText = (percent: number) => `${+percent.toFixed(3)}%`
const years = (months: number) => String(+(months / 12).toFixed(2))
