import * as z from 'zod'
import { paymentFactor } from '../calculators/payment.ts'
import { Provenance } from './facts.ts'

export const HomeEquity = z.object({
  /** What is owed in percent of the value, with one decimal. */
  ltv: z.number().nullable(),
  /** What is probably still owed, in whole dollars. */
  loanAmount: z.number().nullable(),
  /** The value it is held against, its day, and what is left of it. */
  value: z.number().nullable(),
  valueDate: z.string().nullable(),
  equity: z.number().nullable(),
  /** How many loans are taken to be open. */
  loanCount: z.number(),
})
export type HomeEquity = z.infer<typeof HomeEquity>

/** With where both sides of it are from: the value, and the records of loans. */
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
}

/** What is probably owed on a home today, against what it is worth. */
export function calculateEquity({ loans, lastSoldOn, estimate, today }: EquityInput): HomeEquity {
  const open = listOpenLoans(loans, lastSoldOn)
    .map((loan) => estimateBalance(loan, today))
    .filter((owed) => owed > 0)
  const loanAmount = open.length > 0 ? Math.round(open.reduce((sum, owed) => sum + owed, 0)) : null
  const value = estimate?.median ?? null
  const isKnown = loanAmount !== null && value !== null && value > 0
  return {
    loanAmount,
    loanCount: open.length,
    value,
    valueDate: estimate?.valueDate ?? null,
    ltv: isKnown ? Math.round((loanAmount / value) * 1000) / 10 : null,
    equity: isKnown ? value - loanAmount : null,
  }
}

/** The newest loan replaces those before it; a line of credit comes on top. What a former owner owed is paid. */
export function listOpenLoans(loans: readonly RecordedLoan[], lastSoldOn: string | null): RecordedLoan[] {
  const own = loans
    .filter(({ date }) => lastSoldOn === null || daysBetween(date, lastSoldOn) <= maxRecordingDelayDays)
    .sort((one, other) => (one.date < other.date ? 1 : -1))
  const first = own.find((loan) => !isLineOfCredit(loan))
  const lines = own.filter((loan) => isLineOfCredit(loan) && (!first || loan.date >= first.date))
  return first ? [first, ...lines] : lines
}

/** By the plan of its payments; a line of credit may be drawn to its limit, and without a rate nobody knows the plan. */
export function estimateBalance(loan: RecordedLoan, today: string): number {
  const { amount, termMonths, annualRate, date } = loan
  if (termMonths === null || termMonths <= 0) return amount
  const paid = Math.max(0, monthsBetween(date, today))
  if (paid >= termMonths) return 0
  if (isLineOfCredit(loan) || annualRate === null) return amount
  return amount * (paymentFactor(annualRate, termMonths) / paymentFactor(annualRate, termMonths - paid))
}

const isLineOfCredit = ({ loanType }: RecordedLoan) => /heloc|line of credit/i.test(loanType ?? '')
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** Whole months, as payments are counted. */
function monthsBetween(from: string, to: string) {
  const [[fromYear = 0, fromMonth = 0, fromDay = 0], [toYear = 0, toMonth = 0, toDay = 0]] = [from, to].map((day) =>
    day.split('-').map(Number),
  ) as [number[], number[]]
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0)
}

/** A deed may be recorded this long after the loan that paid for it. */
const maxRecordingDelayDays = 45
