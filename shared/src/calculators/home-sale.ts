import { type Cents, type Percent, roundCents, shareOf, sumOf } from './money.ts'

export interface HomeSale {
  price: Cents
  mortgage: Cents
  mortgageApr: Percent
  /** From the last payment to the closing. */
  daysToPayoff: number
  listingRate: Percent
  buyerRate: Percent
  /** What the agency adds, each in percent of the price. */
  additionalCosts: readonly AdditionalCost[]
  transferTaxRate: Percent
  titleAndEscrow: Cents
  propertyTaxYearly: Cents
  /** Days of the tax year that are the seller's and not yet paid. */
  taxDays: number
  concessions: Cents
  repairs: Cents
}

export interface AdditionalCost {
  title: string
  percent: Percent
}

export type SaleLineKey =
  | 'payoff'
  | 'listingCommission'
  | 'buyerCommission'
  | 'additional'
  | 'transferTax'
  | 'titleAndEscrow'
  | 'proratedTax'
  | 'concessions'
  | 'repairs'

/** One thing that is taken from the price. */
export interface SaleLine {
  key: SaleLineKey
  amount: Cents
  /** Of the price, where it is one. */
  percent?: Percent
  /** The agency's own words, where it has given any. */
  title?: string
}

export interface SaleResult {
  lines: SaleLine[]
  costs: Cents
  net: Cents
  /** What the seller brings to the closing when the price does not cover the costs; otherwise 0. */
  shortfall: Cents
}

/** What a seller walks away with. */
export function homeSale(sale: HomeSale): SaleResult {
  const lines = [
    { key: 'payoff' as const, amount: payoff(sale.mortgage, sale.mortgageApr, sale.daysToPayoff) },
    ofPrice(sale, 'listingCommission', sale.listingRate),
    ofPrice(sale, 'buyerCommission', sale.buyerRate),
    ...sale.additionalCosts.map(({ title, percent }) => ({ ...ofPrice(sale, 'additional', percent), title })),
    ofPrice(sale, 'transferTax', sale.transferTaxRate),
    { key: 'titleAndEscrow' as const, amount: sale.titleAndEscrow },
    { key: 'proratedTax' as const, amount: roundCents((sale.propertyTaxYearly * sale.taxDays) / 365) },
    { key: 'concessions' as const, amount: sale.concessions },
    { key: 'repairs' as const, amount: sale.repairs },
  ]
  const costs = sumOf(lines.map((line) => line.amount))
  const net = sale.price - costs
  return { lines, costs, net, shortfall: Math.max(0, -net) }
}

/** What a lender asks to be released: the balance and interest for each day since the last payment. */
export const payoff = (balance: Cents, apr: Percent, days: number): Cents =>
  balance + roundCents((balance * apr * days) / 36_500)

const ofPrice = (sale: HomeSale, key: SaleLineKey, percent: Percent): SaleLine => ({
  key,
  percent,
  amount: shareOf(sale.price, percent),
})
