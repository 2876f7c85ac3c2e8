import { calculateHousingCost, getLoanAmounts, type HousingCost, type OwnershipCosts } from './housing-cost.ts'
import { getProtectionTiers, type Protection } from './loan-program.ts'
import type { Cents, Percent } from './money.ts'
import { paymentFactor } from './payment.ts'
import { calculateHousingLimit, type HousingLimit, minimumDown, type RatioRule, ratioRules } from './ratio-rules.ts'

export interface Household extends Protection, OwnershipCosts {
  incomeYearly: Cents
  debtsMonthly: Cents
  down: Cents
  apr: Percent
  months: number
  /** Overrides the program's ratios. */
  ratios?: RatioRule | undefined
}

export interface AffordabilityResult extends PriceLimit {
  loan: Cents
  upfront: Cents
  housing: HousingCost & { total: Cents }
  limit: HousingLimit
  /** The down payment is below the minimum that lenders of this program accept. */
  downTooSmall: boolean
}

export interface PriceLimit {
  price: Cents
  /** What limits the price: the loan payment, a threshold above which insurance or a higher fee applies, cash alone, or no budget left. */
  basis: 'loan' | 'threshold' | 'cash' | 'nothing'
  /** Minimum down payment for this tier of insurance and fees. */
  tierDown: Percent
  /** Monthly payment per dollar borrowed, with the financed fee; the insurance per dollar is separate. */
  paymentFactor: number
  insuranceFactor: number
}

/** The highest price whose monthly cost fits the income. */
export function calculateAffordability(household: Household): AffordabilityResult {
  const { program, down } = household
  const limit = calculateHousingLimit(
    household.ratios ?? ratioRules[program],
    household.incomeYearly,
    household.debtsMonthly,
  )
  const highest = findHighestPrice(household, limit.amount)
  const purchase = { ...household, price: highest.price }
  const { amount: loan, upfront } = getLoanAmounts(purchase)
  return {
    ...highest,
    loan,
    upfront,
    housing: calculateHousingCost(purchase),
    limit,
    downTooSmall: down * 100 < highest.price * minimumDown[program],
  }
}

/**
 * Each tier of insurance and fees has a closed-form solution that is valid for prices within the tier only.
 * Cost rises with the price and jumps where a tier starts, so the highest valid solution is the result.
 */
export function findHighestPrice(household: Household, limit: Cents): PriceLimit {
  const { down } = household
  const tax = household.taxRate / 1200
  const available = limit - household.insuranceYearly / 12 - household.hoaMonthly
  const tiers = getProtectionTiers(household).map((tier) => ({
    tierDown: tier.down,
    paymentFactor: paymentFactor(household.apr, household.months) * (1 + tier.upfront / 100),
    insuranceFactor: tier.annual / 1200,
  }))
  let best: PriceLimit = { price: 0, basis: 'nothing', tierDown: 0, paymentFactor: 0, insuranceFactor: 0 }
  if (available < 0) return best
  if (available < tax * down) return { ...best, price: floorCents(available / tax), basis: 'cash' }
  let tierStart = 0
  for (const tier of tiers) {
    const perDollar = tier.paymentFactor + tier.insuranceFactor
    const price = floorCents((available + perDollar * down) / (perDollar + tax))
    const tierEnd = tier.tierDown ? Math.floor((down * 100) / tier.tierDown) : Number.POSITIVE_INFINITY
    if (price > tierStart || best.basis === 'nothing')
      best = { ...tier, price: Math.min(price, tierEnd), basis: price > tierEnd ? 'threshold' : 'loan' }
    tierStart = tierEnd
  }
  return best
}

/** Rounds down, because one cent more would exceed the limit. The epsilon absorbs binary rounding errors. */
const floorCents = (amount: number) => Math.floor(amount * (1 + 2 * Number.EPSILON))
