import { getLoanAmounts, type Purchase } from './housing-cost.ts'
import { getProtectionTier } from './loan-program.ts'
import type { Cents, Percent } from './money.ts'
import { amortize, type Loan, type ScheduleRow } from './schedule.ts'

interface InsuranceEnd {
  /** Months until the borrower may request the end: 80% of the original value, including extra payments. */
  onRequest: number
  /** Months until it ends automatically: 78% of the original value by the original schedule, or half the term. */
  byLaw: number
}

export type PaymentPlan = Pick<Loan, 'adjusts' | 'extraMonthly' | 'oneTime'>

/** Months until mortgage insurance ends; 0 if there is none. */
export function findInsuranceEnd(purchase: Purchase, plan: PaymentPlan = {}): InsuranceEnd {
  if (!getProtectionTier(purchase, purchase.price, purchase.down).annual || purchase.price <= purchase.down)
    return { onRequest: 0, byLaw: 0 }
  const { amount } = getLoanAmounts(purchase)
  const scheduled: Loan = { amount, apr: purchase.apr, months: purchase.months, adjusts: plan.adjusts }
  const actualRows = amortize({ ...scheduled, ...plan })
  if (purchase.program !== 'conventional') return endBothAt(Math.min(actualRows.length, getPublicProgramTerm(purchase)))
  const halfway = Math.ceil(purchase.months / 2)
  const onRequest = findMonthAtOrBelow(actualRows, purchase.price, 80)
  const byLaw = Math.min(findMonthAtOrBelow(amortize(scheduled), purchase.price, 78), halfway, actualRows.length)
  return { onRequest: Math.min(onRequest, byLaw), byLaw }
}

/** FHA insurance ends after eleven years with at least 10% down; otherwise FHA and USDA insurance lasts the full term. */
const getPublicProgramTerm = ({ program, price, down, months }: Purchase) =>
  program === 'fha' && down * 10 >= price ? Math.min(132, months) : months

const findMonthAtOrBelow = (rows: readonly ScheduleRow[], price: Cents, percent: Percent) =>
  rows.find((row) => row.balance * 100 <= price * percent)?.month ?? rows.length

const endBothAt = (months: number): InsuranceEnd => ({ onRequest: months, byLaw: months })
