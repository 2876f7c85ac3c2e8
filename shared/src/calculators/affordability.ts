import { borrowed, type HousingCost, housingCost, type Upkeep } from './housing-cost.ts'
import { type Protection, protectionTiers } from './loan-program.ts'
import type { Cents, Percent } from './money.ts'
import { paymentFactor } from './payment.ts'
import { type HousingLimit, housingLimit, leastDown, type RatioRule, ratioRules } from './ratio-rules.ts'

export interface Household extends Protection, Upkeep {
  incomeYearly: Cents
  debtsMonthly: Cents
  down: Cents
  apr: Percent
  months: number
  /** Instead of the program's own ratios. */
  ratios?: RatioRule | undefined
}

export interface Affordable extends PriceLimit {
  loan: Cents
  upfront: Cents
  housing: HousingCost & { total: Cents }
  limit: HousingLimit
  /** The down payment is a smaller share of the price than lenders of this program accept. */
  downTooSmall: boolean
}

export interface PriceLimit {
  price: Cents
  /** What the answer rests on: a loan; a price at which insurance or a higher fee would begin; cash alone; nothing left. */
  basis: 'loan' | 'threshold' | 'cash' | 'nothing'
  /** The share of the price paid down at which this tier of insurance and fees begins. */
  tierDown: Percent
  /** Each month, for each dollar borrowed: principal, interest and the fee borrowed along; then insurance. */
  paymentFactor: number
  insuranceFactor: number
}

/** The highest price whose monthly cost the income carries. */
export function affordability(household: Household): Affordable {
  const { program, down } = household
  const limit = housingLimit(household.ratios ?? ratioRules[program], household.incomeYearly, household.debtsMonthly)
  const highest = highestPrice(household, limit.amount)
  const purchase = { ...household, price: highest.price }
  const { amount: loan, upfront } = borrowed(purchase)
  return {
    ...highest,
    loan,
    upfront,
    housing: housingCost(purchase),
    limit,
    downTooSmall: down * 100 < highest.price * leastDown[program],
  }
}

/**
 * Each tier of insurance and fees has a closed answer that counts only for prices within the tier.
 * Cost rises with the price and jumps where a tier begins, so the highest answer that counts is the answer.
 */
export function highestPrice(household: Household, limit: Cents): PriceLimit {
  const { down } = household
  const tax = household.taxRate / 1200
  const left = limit - household.insuranceYearly / 12 - household.hoaMonthly
  const tiers = protectionTiers(household).map((tier) => ({
    tierDown: tier.down,
    paymentFactor: paymentFactor(household.apr, household.months) * (1 + tier.upfront / 100),
    insuranceFactor: tier.annual / 1200,
  }))
  let best: PriceLimit = { price: 0, basis: 'nothing', tierDown: 0, paymentFactor: 0, insuranceFactor: 0 }
  if (left < 0) return best
  if (left < tax * down) return { ...best, price: wholeCents(left / tax), basis: 'cash' }
  let begins = 0
  for (const tier of tiers) {
    const perDollar = tier.paymentFactor + tier.insuranceFactor
    const price = wholeCents((left + perDollar * down) / (perDollar + tax))
    const ends = tier.tierDown ? Math.floor((down * 100) / tier.tierDown) : Number.POSITIVE_INFINITY
    if (price > begins || best.basis === 'nothing')
      best = { ...tier, price: Math.min(price, ends), basis: price > ends ? 'threshold' : 'loan' }
    begins = ends
  }
  return best
}

/** A price a cent too high is one the income does not carry; the nudge forgives binary fractions. */
const wholeCents = (amount: number) => Math.floor(amount * (1 + 2 * Number.EPSILON))
