import { type Explanation, term } from './explanation.ts'
import { type Cents, type Percent, shareOf } from './money.ts'

interface Closing {
  price: Cents
  /** Paid in cash. */
  down: Cents
  /** In percent of the price. */
  closingRate: Percent
}

/** Down payment and closing costs. Fees that the loan program adds to the loan are not paid in cash. */
export const calculateCashToClose = ({ price, down, closingRate }: Closing): Cents => down + shareOf(price, closingRate)

export const explainCashToClose = (closing: Closing): Explanation => ({
  formula: 'D + V · c',
  result: calculateCashToClose(closing),
  terms: [
    term('D', 'cashDown', 'cents', closing.down),
    term('V', 'price', 'cents', closing.price),
    term('c', 'closingRate', 'percent', closing.closingRate),
  ],
  assumptions: ['closingCostsVary', 'roundedHalfUp'],
  tables: [],
})
