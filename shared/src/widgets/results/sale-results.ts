import { formatMoney } from '../../calculators/format-money.ts'
import type { CalculatorResult } from '../../submissions/calculator-result.ts'
import type { HomeSaleLabels } from '../labels/home-sale.ts'
import type { SaleStatement, StatementLine } from './sale-statement.ts'

/** The calculation as the visitor saw it, for the agent. */
export const toSaleResults = (
  { price, lines, costs, net }: SaleStatement,
  labels: HomeSaleLabels,
): CalculatorResult[] => [
  { label: labels.net, value: formatMoney(net) },
  ...[price, ...lines].map(toResult),
  { label: labels.costs, value: formatMoney(costs) },
]

const toResult = ({ label, amount, percent }: StatementLine): CalculatorResult => ({
  label: percent === undefined ? label : `${label} (${+percent.toFixed(3)}%)`,
  value: formatMoney(amount),
})
