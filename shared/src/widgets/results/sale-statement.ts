import { formatMoney } from '../../calculators/format-money.ts'
import { calculateHomeSale, type SaleLine } from '../../calculators/home-sale.ts'
import type { Cents, Percent } from '../../calculators/money.ts'
import type { HomeSaleLabels } from '../labels/home-sale.ts'
import type { WidgetContent } from '../settings.ts'
import type { BreakdownPart } from './cost-breakdown.ts'
import { type SaleInputs, toHomeSale } from './sale-inputs.ts'

/** The seller's net proceeds, line by line. */
export interface SaleStatement {
  price: StatementLine
  lines: StatementLine[]
  costs: Cents
  net: Cents
  /** For the chart. The net amount comes first, even if it is negative. */
  parts: BreakdownPart[]
  /** A sentence about the shortfall, or empty if the price covers all costs. */
  missing: string
}

export interface StatementLine extends BreakdownPart {
  /** Only for lines that are a percentage of the price. */
  percent?: Percent | undefined
}

type Settings = WidgetContent<'HOME_SALE_CALC'>

/** Lists the agency's costs even at zero, and other costs only when the visitor entered them. */
export function calculateSaleStatement(inputs: SaleInputs, settings: Settings, labels: HomeSaleLabels): SaleStatement {
  const { lines, costs, net, shortfall } = calculateHomeSale(toHomeSale(inputs, settings))
  let additional = 0
  const getLabel = ({ key, title = '', amount }: SaleLine) => {
    if (key === 'additional') return title
    if (key !== 'payoff') return labels.lines[key]
    const { title: balance } = settings.mortgage
    return amount > inputs.mortgage ? labels.withInterest.replace('{balance}', balance) : balance
  }
  const visibleLines = lines
    .map(({ key, amount, percent, title }) => ({
      key: key === 'additional' ? `additional${++additional}` : key,
      label: getLabel({ key, amount, ...(title && { title }) }),
      amount,
      percent,
    }))
    .filter(({ key, amount }) => amount > 0 || key === 'payoff' || key.startsWith('additional'))
  return {
    price: { key: 'price', label: settings.homeSale.title, amount: inputs.price },
    lines: visibleLines,
    costs,
    net,
    parts: [{ key: 'net', label: net < 0 ? labels.lacking : labels.left, amount: net }, ...visibleLines],
    missing: shortfall ? labels.shortfall.replace('{amount}', formatMoney(shortfall)) : '',
  }
}
