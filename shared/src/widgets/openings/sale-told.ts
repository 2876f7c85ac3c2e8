import { moneyText } from '../../calculators/money-text.ts'
import type { Figure } from '../../submissions/figure.ts'
import type { HomeSaleWords } from '../words/home-sale.ts'
import type { SaleStatement, StatementLine } from './sale-statement.ts'

/** What the agent is told with the lead: what stood before the visitor's eyes. */
export const saleTold = ({ price, lines, costs, net }: SaleStatement, words: HomeSaleWords): Figure[] => [
  { label: words.net, value: moneyText(net) },
  ...[price, ...lines].map(told),
  { label: words.costs, value: moneyText(costs) },
]

const told = ({ label, amount, percent }: StatementLine): Figure => ({
  label: percent === undefined ? label : `${label} (${+percent.toFixed(3)}%)`,
  value: moneyText(amount),
})
