import { type Explanation, term } from './explanation.ts'
import { calculateHomeSale, calculatePayoff, type HomeSale } from './home-sale.ts'
import { type Cents, type Percent, shareOf } from './money.ts'
import type { TableNote } from './state-table.ts'

/** Explains the net. Pass the tables whose values the visitor has not changed. */
export function explainHomeSale(sale: HomeSale, tables: readonly TableNote[] = []): Explanation {
  const { net, costs } = calculateHomeSale(sale)
  return {
    formula: 'V − C',
    result: net,
    terms: [term('V', 'price', 'cents', sale.price), term('C', 'costs', 'cents', costs)],
    assumptions: ['costsAreSharesOfPrice', 'interestByDay', 'roundedHalfUp'],
    tables,
  }
}

/** Explains a line that is a percentage of the price. */
export function explainShareOfPrice(price: Cents, percent: Percent, tables: readonly TableNote[] = []): Explanation {
  return {
    formula: 'V · c',
    result: shareOf(price, percent),
    terms: [term('V', 'price', 'cents', price), term('c', 'shareOfPrice', 'percent', percent)],
    assumptions: ['costsAreSharesOfPrice', 'roundedHalfUp'],
    tables,
  }
}

export function explainPayoff({ mortgage, mortgageApr, daysToPayoff }: HomeSale): Explanation {
  return {
    formula: 'B + B · r ÷ 365 · n',
    result: calculatePayoff(mortgage, mortgageApr, daysToPayoff),
    terms: [
      term('B', 'balance', 'cents', mortgage),
      term('r', 'apr', 'percent', mortgageApr),
      term('n', 'days', 'days', daysToPayoff),
    ],
    assumptions: ['interestByDay', 'roundedHalfUp'],
    tables: [],
  }
}

export function explainProratedTax(sale: HomeSale, tables: readonly TableNote[] = []): Explanation {
  return {
    formula: 'T · n ÷ 365',
    result: calculateHomeSale(sale).lines.find((line) => line.key === 'proratedTax')?.amount ?? 0,
    terms: [term('T', 'propertyTaxYearly', 'cents', sale.propertyTaxYearly), term('n', 'days', 'days', sale.taxDays)],
    assumptions: ['taxByDay', 'roundedHalfUp'],
    tables,
  }
}
