import { type Cents, type Percent, roundCents, shareOf, sumOf } from './money.ts'

export interface HomeSale {
  price: Cents
  mortgage: Cents
  mortgageApr: Percent
  /** From the last payment to the closing. */
  daysToPayoff: number
  listingRate: Percent
  buyerRate: Percent
  /** The agency's own costs, each in percent of the price. */
  additionalCosts: readonly AdditionalCost[]
  transferTaxRate: Percent
  titleAndEscrow: Cents
  propertyTaxYearly: Cents
  /** Days of the tax year that the seller owes and has not paid yet. */
  taxDays: number
  concessions: Cents
  repairs: Cents
}

interface AdditionalCost {
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

/** A cost that is deducted from the price. */
export interface SaleLine {
  key: SaleLineKey
  amount: Cents
  /** Set if the amount is a percentage of the price. */
  percent?: Percent
  /** Set for the agency's own costs. */
  title?: string
}

interface SaleResult {
  lines: SaleLine[]
  costs: Cents
  net: Cents
  /** What the seller owes at closing if the costs exceed the price, else 0. */
  shortfall: Cents
}

/** The seller's net proceeds. */
export function calculateHomeSale(sale: HomeSale): SaleResult {
  const lines = [
    { key: 'payoff' as const, amount: calculatePayoff(sale.mortgage, sale.mortgageApr, sale.daysToPayoff) },
    toShareLine(sale, 'listingCommission', sale.listingRate),
    toShareLine(sale, 'buyerCommission', sale.buyerRate),
    ...sale.additionalCosts.map(({ title, percent }) => ({ ...toShareLine(sale, 'additional', percent), title })),
    toShareLine(sale, 'transferTax', sale.transferTaxRate),
    { key: 'titleAndEscrow' as const, amount: sale.titleAndEscrow },
    { key: 'proratedTax' as const, amount: roundCents((sale.propertyTaxYearly * sale.taxDays) / 365) },
    { key: 'concessions' as const, amount: sale.concessions },
    { key: 'repairs' as const, amount: sale.repairs },
  ]
  const costs = sumOf(lines.map((line) => line.amount))
  const net = sale.price - costs
  return { lines, costs, net, shortfall: Math.max(0, -net) }
}

/** The lender's payoff amount: the balance plus daily interest since the last payment. */
export const calculatePayoff = (balance: Cents, apr: Percent, days: number): Cents =>
  balance + roundCents((balance * apr * days) / 36_500)

const toShareLine = (sale: HomeSale, key: SaleLineKey, percent: Percent): SaleLine => ({
  key,
  percent,
  amount: shareOf(sale.price, percent),
})
