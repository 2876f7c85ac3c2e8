import { calculateCashToClose } from '../../calculators/cash-to-close.ts'
import { formatMoney } from '../../calculators/format-money.ts'
import { getLoanAmounts } from '../../calculators/housing-cost.ts'
import type { Cents } from '../../calculators/money.ts'
import type { CalculatorResult } from '../../submissions/calculator-result.ts'
import type { MortgageLabels } from '../labels/mortgage.ts'
import { toClosing } from './closing.ts'
import type { CostBreakdown } from './cost-breakdown.ts'
import type { MortgageInputs } from './mortgage-inputs.ts'

/** The calculation as the visitor saw it, for the agent. Leaves out optional inputs that are zero. */
export function toMortgageResults(
  inputs: MortgageInputs,
  { total, parts }: CostBreakdown,
  labels: MortgageLabels,
): CalculatorResult[] {
  const { loan } = labels
  const { extraMonthly, oneTimeAmount, adjustsAfter } = inputs
  const results: [label: string, value: string | false][] = [
    [labels.payment, formatMoney(total)],
    [loan.price, formatInput(inputs.price)],
    [loan.down, `${formatInput(inputs.down)} (${formatPercent(inputs.downPercent)})`],
    [labels.loanAmount, formatMoney(getLoanAmounts(inputs).amount)],
    [loan.apr, formatPercent(inputs.apr)],
    [loan.termYears, formatYears(inputs.months)],
    [loan.program, loan.programs[inputs.program]],
    [loan.state, inputs.state],
    [loan.zip, inputs.county ? (inputs.zip ?? '') : ''],
    ...parts.map(({ label, amount }): [string, string] => [label, formatMoney(amount)]),
    [labels.cashToClose, formatMoney(calculateCashToClose(toClosing(inputs)))],
    [labels.extraMonthly, extraMonthly > 0 && formatInput(extraMonthly)],
    [labels.oneTimeAmount, oneTimeAmount > 0 && formatInput(oneTimeAmount)],
    [labels.oneTimeAfter, oneTimeAmount > 0 && formatYears(inputs.oneTimeMonth)],
    [labels.fixedFor, adjustsAfter > 0 && formatYears(adjustsAfter)],
    [labels.adjustedApr, adjustsAfter > 0 && formatPercent(inputs.adjustedApr)],
  ]
  return results.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** Input fields show cents only when there are any. */
const formatInput = (cents: Cents) => formatMoney(cents, cents % 100 ? 2 : 0)
const formatPercent = (percent: number) => `${+percent.toFixed(3)}%`
const formatYears = (months: number) => String(+(months / 12).toFixed(2))
