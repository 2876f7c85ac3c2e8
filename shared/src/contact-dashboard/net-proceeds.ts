import { type Cents, type Percent, shareOf, sumOf } from '../calculators/money.ts'

interface SaleInput {
  value: Cents
  loanBalance: Cents
  /** Each in percent of the value. */
  costPercents: readonly Percent[]
}

interface NetProceeds {
  /** The value less the loan; negative when the loan is higher. */
  equity: Cents
  /** In the order of the percentages. */
  costs: Cents[]
  totalCosts: Cents
  /** What the seller walks away with; negative when they have to bring money. */
  net: Cents
}

/** What is left of a sale after the loan and the costs of selling. */
export function calculateNetProceeds({ value, loanBalance, costPercents }: SaleInput): NetProceeds {
  const costs = costPercents.map((percent) => shareOf(value, percent))
  const totalCosts = sumOf(costs)
  const equity = value - loanBalance
  return { equity, costs, totalCosts, net: equity - totalCosts }
}

/** The part of the value that belongs to the owner, from 0 to 100. */
export const getEquityPercent = (value: Cents, loanBalance: Cents): Percent =>
  value <= 0 ? 0 : Math.min(100, Math.max(0, ((value - loanBalance) / value) * 100))
