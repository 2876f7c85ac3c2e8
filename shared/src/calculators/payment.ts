import { type Cents, type Percent, roundCents } from './money.ts'

/** What principal and interest cost each month. */
export const monthlyPayment = (amount: Cents, apr: Percent, months: number): Cents =>
  roundCents(amount * paymentFactor(apr, months))

/** The monthly payment for each dollar borrowed. The textbook form loses all its digits when the rate is tiny. */
export function paymentFactor(apr: Percent, months: number): number {
  const rate = apr / 1200
  const payments = Math.max(1, months)
  return rate === 0 ? 1 / payments : rate / -Math.expm1(-payments * Math.log1p(rate))
}
