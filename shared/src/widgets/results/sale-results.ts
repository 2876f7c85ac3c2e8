import { formatMoney } from '../../calculators/format-money.ts'
import type { CalculatorResult } from '../../submissions/calculator-result.ts'
import type { HomeSaleLabels } from '../labels/home-sale.ts'
import type { SaleStatement, StatementLine } from './sale-statement.ts'

/** What the agent is told with the lead: what stood before the visitor's eyes. */
export const toSaleResults = ({ price, lines, costs, net }: SaleStatement, words: HomeSaleLabels): CalculatorResult[] => [
  { label: words.net, value: formatMoney(net) },
  ...[price, ...lines].map(toResult),
  { label: words.costs, value: formatMoney(costs) },
]

const toResult = ({ label, amount, percent }: StatementLine): CalculatorResult => ({
  label: percent === undefined ? label : `${label} (${+percent.toFixed(3)}%)`,
  value: formatMoney(amount),
})
