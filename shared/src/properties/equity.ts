import * as z from 'zod'
import { paymentFactor } from '../calculators/payment.ts'
import { dayLength } from '../time/calendar.ts'
import { Provenance } from './facts.ts'

const HomeEquity = z.object({
  /** Loan to value in percent, with one decimal. */
  ltv: z.number().nullable(),
  /** The estimated balance of all open loans, or the one that the owner gave, in whole dollars. */
  loanAmount: z.number().nullable(),
  /** The estimated home value in whole dollars. */
  value: z.number().nullable(),
  valueDate: z.string().nullable(),
  equity: z.number().nullable(),
  /** The number of loans that are assumed to be open. */
  loanCount: z.number(),
})
type HomeEquity = z.infer<typeof HomeEquity>

/** Equity with the sources of the value and of the loans. */
export const SourcedEquity = HomeEquity.extend({ valueFrom: Provenance.nullable(), loansFrom: z.array(Provenance) })
export type SourcedEquity = z.infer<typeof SourcedEquity>

export interface RecordedLoan {
  date: string
  amount: number
  termMonths: number | null
  annualRate: number | null
  loanType: string | null
}

interface EquityInput {
  loans: readonly RecordedLoan[]
  lastSoldOn: string | null
  estimate: { median: number; valueDate: string } | undefined
  today: string
  /** What the owner says they owe, which replaces the estimated balance. */
  ownerBalance?: number | undefined
}

/** Compares the estimated balance of the open loans with the estimated value. */
export function calculateEquity({ loans, lastSoldOn, estimate, today, ownerBalance }: EquityInput): HomeEquity {
  const balances = listOpenLoans(loans, lastSoldOn)
    .map((loan) => estimateBalance(loan, today))
    .filter((balance) => balance > 0)
  const estimatedBalance = balances.length > 0 ? Math.round(balances.reduce((sum, balance) => sum + balance, 0)) : null
  const loanAmount = ownerBalance ?? estimatedBalance
  const value = estimate?.median ?? null
  const isKnown = loanAmount !== null && value !== null && value > 0
  return {
    loanAmount,
    loanCount: balances.length,
    value,
    valueDate: estimate?.valueDate ?? null,
    ltv: isKnown ? Math.round((loanAmount / value) * 1000) / 10 : null,
    equity: isKnown ? value - loanAmount : null,
  }
}

/** A new loan replaces older ones, and lines of credit add to it. Loans from before the last sale are paid off. */
export function listOpenLoans(loans: readonly RecordedLoan[], lastSoldOn: string | null): RecordedLoan[] {
  const ownerLoans = loans
    .filter(({ date }) => lastSoldOn === null || daysBetween(date, lastSoldOn) <= maxRecordingDelayDays)
    .sort((a, b) => (a.date < b.date ? 1 : -1))
  const newest = ownerLoans.find((loan) => !isLineOfCredit(loan))
  const lines = ownerLoans.filter((loan) => isLineOfCredit(loan) && (!newest || loan.date >= newest.date))
  return newest ? [newest, ...lines] : lines
}

/** Follows the payment schedule. Lines of credit, which may be drawn to their limit, and loans without a known rate count in full. */
export function estimateBalance(loan: RecordedLoan, today: string): number {
  const { amount, termMonths, annualRate, date } = loan
  if (termMonths === null || termMonths <= 0) return amount
  const paidMonths = Math.max(0, monthsBetween(date, today))
  if (paidMonths >= termMonths) return 0
  if (isLineOfCredit(loan) || annualRate === null) return amount
  return amount * (paymentFactor(annualRate, termMonths) / paymentFactor(annualRate, termMonths - paidMonths))
}

export const isLineOfCredit = ({ loanType }: RecordedLoan) => /heloc|line of credit/i.test(loanType ?? '')
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayLength

/** Whole months, because payments are monthly. */
function monthsBetween(from: string, to: string) {
  const [[fromYear = 0, fromMonth = 0, fromDay = 0], [toYear = 0, toMonth = 0, toDay = 0]] = [from, to].map((day) =>
    day.split('-').map(Number),
  ) as [number[], number[]]
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0)
}

/** The deed of a purchase may be recorded this long after the loan that paid for it. */
const maxRecordingDelayDays = 45
