import { getProtectionTier, type Protection } from './loan-program.ts'
import { type Cents, type Percent, roundCents, shareOf, sumOf } from './money.ts'
import { monthlyPayment } from './payment.ts'

export interface Purchase extends Protection, OwnershipCosts {
  price: Cents
  down: Cents
  apr: Percent
  months: number
}

/** Costs of owning a property besides the loan. */
export interface OwnershipCosts {
  /** Yearly property tax in percent of the price. */
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

/** Monthly cost of the property, in parts and in total. */
export function calculateHousingCost(purchase: Purchase): HousingCost & { total: Cents } {
  const { base, amount } = getLoanAmounts(purchase)
  const cost = {
    principalAndInterest: monthlyPayment(amount, purchase.apr, purchase.months),
    propertyTax: roundCents((purchase.price * purchase.taxRate) / 1200),
    homeInsurance: roundCents(purchase.insuranceYearly / 12),
    hoa: purchase.hoaMonthly,
    mortgageInsurance: roundCents((base * getPurchaseProtection(purchase).annual) / 1200),
  }
  return { ...cost, total: sumOf(Object.values(cost)) }
}

/** The loan without (`base`) and with (`amount`) the financed upfront fee. */
export function getLoanAmounts(purchase: Purchase): { base: Cents; upfront: Cents; amount: Cents } {
  const base = Math.max(0, purchase.price - purchase.down)
  const upfront = shareOf(base, getPurchaseProtection(purchase).upfront)
  return { base, upfront, amount: base + upfront }
}

const getPurchaseProtection = (purchase: Purchase) => getProtectionTier(purchase, purchase.price, purchase.down)
