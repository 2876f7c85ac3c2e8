import { type Cents, type Percent, roundCents } from './money.ts'

/** Monthly principal and interest. */
export const monthlyPayment = (amount: Cents, apr: Percent, months: number): Cents =>
  roundCents(amount * paymentFactor(apr, months))

/** Monthly payment per dollar borrowed. The textbook formula loses all precision for tiny rates. */
export function paymentFactor(apr: Percent, months: number): number {
  const rate = apr / 1200
  const payments = Math.max(1, months)
  return rate === 0 ? 1 / payments : rate / -Math.expm1(-payments * Math.log1p(rate))
}
