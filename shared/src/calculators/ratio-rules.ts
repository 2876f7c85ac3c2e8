import type { Program } from './loan-program.ts'
import { type Cents, type Percent, roundCents } from './money.ts'

/** Maximum share of the gross income that lenders accept. */
export interface RatioRule {
  /** For housing alone; null if the program has no such limit. */
  front: Percent | null
  /** For housing plus all other debts. */
  back: Percent
}

export const ratioRules: Readonly<Record<Program, RatioRule>> = {
  conventional: { front: 28, back: 36 },
  fha: { front: 31, back: 43 },
  va: { front: null, back: 41 },
  usda: { front: 29, back: 41 },
}

/** Smallest down payment that lenders accept, in percent of the price. */
export const minimumDown: Readonly<Record<Program, Percent>> = { conventional: 3, fha: 3.5, va: 0, usda: 0 }

export interface HousingLimit {
  amount: Cents
  limitedBy: 'income' | 'debts'
}

/** Maximum monthly housing cost. */
export function calculateHousingLimit(
  { front, back }: RatioRule,
  incomeYearly: Cents,
  debtsMonthly: Cents,
): HousingLimit {
  const withDebts = (incomeYearly * back) / 1200 - debtsMonthly
  const alone = front === null ? Number.POSITIVE_INFINITY : (incomeYearly * front) / 1200
  return withDebts < alone
    ? { amount: Math.max(0, roundCents(withDebts)), limitedBy: 'debts' }
    : { amount: roundCents(alone), limitedBy: 'income' }
}
