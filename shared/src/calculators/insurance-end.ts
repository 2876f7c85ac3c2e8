import { borrowed, type Purchase } from './housing-cost.ts'
import { protectionOf } from './loan-program.ts'
import type { Cents, Percent } from './money.ts'
import { amortise, type Loan, type ScheduleRow } from './schedule.ts'

export interface InsuranceEnd {
  /** Premiums paid until the borrower may ask to stop: 80 % of the original value, counting what was paid early. */
  onRequest: number
  /** Premiums paid until it stops by itself: 78 % as first scheduled, or half the term. */
  byLaw: number
}

export type PaymentPlan = Pick<Loan, 'adjusts' | 'extraMonthly' | 'oneTime'>

/** After how many months mortgage insurance ends. 0 where none is asked for. */
export function insuranceEnd(purchase: Purchase, plan: PaymentPlan = {}): InsuranceEnd {
  if (!protectionOf(purchase, purchase.price, purchase.down).annual || purchase.price <= purchase.down)
    return { onRequest: 0, byLaw: 0 }
  const { amount } = borrowed(purchase)
  const scheduled: Loan = { amount, apr: purchase.apr, months: purchase.months, adjusts: plan.adjusts }
  const paid = amortise({ ...scheduled, ...plan })
  if (purchase.program !== 'conventional') return alike(Math.min(paid.length, publicTerm(purchase)))
  const halfway = Math.ceil(purchase.months / 2)
  const onRequest = firstAtMost(paid, purchase.price, 80)
  const byLaw = Math.min(firstAtMost(amortise(scheduled), purchase.price, 78), halfway, paid.length)
  return { onRequest: Math.min(onRequest, byLaw), byLaw }
}

/** FHA lets go after eleven years when a tenth was paid down; USDA and the other FHA loans never do. */
const publicTerm = ({ program, price, down, months }: Purchase) =>
  program === 'fha' && down * 10 >= price ? Math.min(132, months) : months

const firstAtMost = (rows: readonly ScheduleRow[], price: Cents, percent: Percent) =>
  rows.find((row) => row.balance * 100 <= price * percent)?.month ?? rows.length

const alike = (months: number): InsuranceEnd => ({ onRequest: months, byLaw: months })
