import { affordability, type Household, highestPrice } from './affordability.ts'
import type { Cents } from './money.ts'
import { housingLimit } from './ratio-rules.ts'
import { type StretchRule, stretchRules } from './stretch-rules.ts'

export interface PriceRange {
  /** What still fits if the rate were a point higher. */
  careful: Cents
  usual: Cents
  /** What some lenders go up to; nothing where a program names no highest share, or where it is no more than is usual. */
  stretch?: { price: Cents; rule: StretchRule } | undefined
}

/** How the price moves between a cushion and the most a program lets lenders accept. */
export function priceRange(household: Household): PriceRange {
  const { price: usual, limit } = affordability(household)
  const careful = highestPrice({ ...household, apr: Math.min(100, household.apr + 1) }, limit.amount).price
  const rule = stretchRules[household.program]
  const most = rule && housingLimit(rule, household.incomeYearly, household.debtsMonthly).amount
  const price = most === undefined ? 0 : highestPrice(household, most).price
  return { careful, usual, stretch: rule && price > usual ? { price, rule } : undefined }
}
