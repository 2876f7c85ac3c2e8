import { calculateHomeSale, type SaleLine } from '../../calculators/home-sale.ts'
import type { Cents, Percent } from '../../calculators/money.ts'
import { formatMoney } from '../../calculators/format-money.ts'
import type { WidgetContent } from '../settings.ts'
import type { HomeSaleLabels } from '../labels/home-sale.ts'
import type { BreakdownPart } from './cost-breakdown.ts'
import { type SaleInputs, toHomeSale } from './sale-inputs.ts'

/** A sale as the seller reads it: what is asked for the home, what is taken from that, and what is left. */
export interface SaleStatement {
  price: StatementLine
  lines: StatementLine[]
  costs: Cents
  net: Cents
  /** What becomes of the price: what is left of it comes first, also where that is less than nothing. */
  parts: BreakdownPart[]
  /** In a sentence, what is missing where the price does not cover it all. */
  missing: string
}

export interface StatementLine extends BreakdownPart {
  /** Of the price, where it is a share of it. */
  percent?: Percent | undefined
}

type Settings = WidgetContent<'HOME_SALE_CALC'>

/** What the agency has named stands there always, and of all else what the visitor has entered. */
export function calculateSaleStatement(inputs: SaleInputs, settings: Settings, words: HomeSaleLabels): SaleStatement {
  const { lines, costs, net, shortfall } = calculateHomeSale(toHomeSale(inputs, settings))
  let additional = 0
  const labelOf = ({ key, title = '', amount }: SaleLine) => {
    if (key === 'additional') return title
    if (key !== 'payoff') return words.lines[key]
    const { title: balance } = settings.mortgage
    return amount > inputs.mortgage ? words.withInterest.replace('{balance}', balance) : balance
  }
  const listed = lines
    .map(({ key, amount, percent, title }) => ({
      key: key === 'additional' ? `additional${++additional}` : key,
      label: labelOf({ key, amount, ...(title && { title }) }),
      amount,
      percent,
    }))
    .filter(({ key, amount }) => amount > 0 || key === 'payoff' || key.startsWith('additional'))
  return {
    price: { key: 'price', label: settings.homeSale.title, amount: inputs.price },
    lines: listed,
    costs,
    net,
    parts: [{ key: 'net', label: net < 0 ? words.lacking : words.left, amount: net }, ...listed],
    missing: shortfall ? words.shortfall.replace('{amount}', formatMoney(shortfall)) : '',
  }
}
