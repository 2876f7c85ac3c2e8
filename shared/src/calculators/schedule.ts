import { type Cents, type Percent, roundCents, sumOf } from './money.ts'
import { monthlyPayment } from './payment.ts'

export interface Loan {
  amount: Cents
  apr: Percent
  months: number
  /** Adjustable rate: the rate after the fixed months. */
  adjusts?: { afterMonths: number; apr: Percent } | undefined
  extraMonthly?: Cents | undefined
  oneTime?: readonly OneTimePayment[] | undefined
}

interface OneTimePayment {
  month: number
  amount: Cents
}

export interface ScheduleRow {
  month: number
  /** Interest plus principal. */
  payment: Cents
  interest: Cents
  principal: Cents
  /** Voluntary part of the principal. */
  extra: Cents
  balance: Cents
}

/** One row per month. Extra payments shorten the term; the last payment absorbs rounding differences. */
export function amortize(loan: Loan): ScheduleRow[] {
  const rows: ScheduleRow[] = []
  const months = Math.max(1, loan.months)
  let { amount: balance, apr } = loan
  let payment = monthlyPayment(balance, apr, months)
  for (let month = 1; month <= months && balance > 0; month++) {
    if (loan.adjusts && month === loan.adjusts.afterMonths + 1) {
      apr = loan.adjusts.apr
      payment = monthlyPayment(balance, apr, months - month + 1)
    }
    const interest = calculateMonthlyInterest(balance, apr)
    const due = month === months ? balance : Math.min(balance, Math.max(0, payment - interest))
    const extra = Math.min(balance - due, getExtraPayment(loan, month))
    const principal = due + extra
    balance -= principal
    rows.push({ month, payment: interest + principal, interest, principal, extra, balance })
  }
  return rows
}

export const calculateMonthlyInterest = (balance: Cents, apr: Percent): Cents => roundCents((balance * apr) / 1200)

export const totalInterest = (rows: readonly ScheduleRow[]): Cents => sumOf(rows.map((row) => row.interest))

export const getBalanceAfter = (loan: Loan, months: number): Cents =>
  months < 1 ? loan.amount : (amortize(loan)[months - 1]?.balance ?? 0)

const getExtraPayment = ({ extraMonthly = 0, oneTime = [] }: Loan, month: number) =>
  extraMonthly + sumOf(oneTime.filter((payment) => payment.month === month).map((payment) => payment.amount))
