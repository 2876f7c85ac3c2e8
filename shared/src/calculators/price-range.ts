import { calculateAffordability, findHighestPrice, type Household } from './affordability.ts'
import type { Cents } from './money.ts'
import { calculateHousingLimit } from './ratio-rules.ts'
import { type StretchRule, stretchRules } from './stretch-rules.ts'

interface PriceRange {
  /** The price that still fits if the rate is one point higher. */
  careful: Cents
  usual: Cents
  /** The most that some lenders accept; undefined if the program has no such limit, or it is not above the usual price. */
  stretch?: { price: Cents; rule: StretchRule } | undefined
}

/** From a price with a safety margin to the highest price that lenders of the program accept. */
export function calculatePriceRange(household: Household): PriceRange {
  const { price: usual, limit } = calculateAffordability(household)
  const careful = findHighestPrice({ ...household, apr: Math.min(100, household.apr + 1) }, limit.amount).price
  const rule = stretchRules[household.program]
  const limitAmount = rule && calculateHousingLimit(rule, household.incomeYearly, household.debtsMonthly).amount
  const price = limitAmount === undefined ? 0 : findHighestPrice(household, limitAmount).price
  return { careful, usual, stretch: rule && price > usual ? { price, rule } : undefined }
}
