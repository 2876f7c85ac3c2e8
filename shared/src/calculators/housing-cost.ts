import { type Protection, protectionOf } from './loan-program.ts'
import { type Cents, type Percent, roundCents, shareOf, sumOf } from './money.ts'
import { monthlyPayment } from './payment.ts'

export interface Purchase extends Protection, Upkeep {
  price: Cents
  down: Cents
  apr: Percent
  months: number
}

/** What a home costs besides its loan. */
export interface Upkeep {
  /** A year's property tax in percent of the price. */
  taxRate: Percent
  insuranceYearly: Cents
  hoaMonthly: Cents
}

export interface HousingCost {
  principalAndInterest: Cents
  propertyTax: Cents
  homeInsurance: Cents
  hoa: Cents
  mortgageInsurance: Cents
}

/** What living there costs each month, part by part. */
export function housingCost(purchase: Purchase): HousingCost & { total: Cents } {
  const { base, amount } = borrowed(purchase)
  const cost = {
    principalAndInterest: monthlyPayment(amount, purchase.apr, purchase.months),
    propertyTax: roundCents((purchase.price * purchase.taxRate) / 1200),
    homeInsurance: roundCents(purchase.insuranceYearly / 12),
    hoa: purchase.hoaMonthly,
    mortgageInsurance: roundCents((base * protectionFor(purchase).annual) / 1200),
  }
  return { ...cost, total: sumOf(Object.values(cost)) }
}

/** The loan without and with the fee that is borrowed along. */
export function borrowed(purchase: Purchase): { base: Cents; upfront: Cents; amount: Cents } {
  const base = Math.max(0, purchase.price - purchase.down)
  const upfront = shareOf(base, protectionFor(purchase).upfront)
  return { base, upfront, amount: base + upfront }
}

const protectionFor = (purchase: Purchase) => protectionOf(purchase, purchase.price, purchase.down)
