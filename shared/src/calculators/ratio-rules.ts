import type { Program } from './loan-program.ts'
import { type Cents, type Percent, roundCents } from './money.ts'

/** How much of an income lenders let a home take, and a home with all other debts. */
export interface RatioRule {
  /** Housing alone; some programs do not ask. */
  front: Percent | null
  back: Percent
}

export const ratioRules: Readonly<Record<Program, RatioRule>> = {
  conventional: { front: 28, back: 36 },
  fha: { front: 31, back: 43 },
  va: { front: null, back: 41 },
  usda: { front: 29, back: 41 },
}

/** The smallest share of the price lenders ask for at the outset. */
export const leastDown: Readonly<Record<Program, Percent>> = { conventional: 3, fha: 3.5, va: 0, usda: 0 }

export interface HousingLimit {
  amount: Cents
  limitedBy: 'income' | 'debts'
}

/** What a month of housing may cost. */
export function housingLimit({ front, back }: RatioRule, incomeYearly: Cents, debtsMonthly: Cents): HousingLimit {
  const withDebts = (incomeYearly * back) / 1200 - debtsMonthly
  const alone = front === null ? Number.POSITIVE_INFINITY : (incomeYearly * front) / 1200
  return withDebts < alone
    ? { amount: Math.max(0, roundCents(withDebts)), limitedBy: 'debts' }
    : { amount: roundCents(alone), limitedBy: 'income' }
}
