import { type Cents, type Percent, roundCents } from '../calculators/money.ts'
import { monthlyPayment } from '../calculators/payment.ts'
import type { MortgageRates } from '../properties/mortgage-rates.ts'
import type { DashboardLoan } from './public-dashboard.ts'

interface PaymentComparison {
  /** Null when the rate of the loan is not on record. */
  recorded: { rate: Percent; payment: Cents } | null
  today: { rate: Percent; payment: Cents }
}

/** The payment of a recorded loan, and of the same loan at today's rate. Undefined when the term or the rate is unknown. */
export function comparePayments(
  { amount, termMonths, annualRate }: Pick<DashboardLoan, 'amount' | 'termMonths' | 'annualRate'>,
  rates: readonly MortgageRates[],
): PaymentComparison | undefined {
  if (termMonths === null || termMonths <= 0 || amount <= 0) return undefined
  const program = termMonths <= longestShortTerm ? 'FIXED_15' : 'FIXED_30'
  const todaysRate = rates.find((candidate) => candidate.program === program)?.currentRate ?? null
  if (todaysRate === null) return undefined
  const compare = (rate: Percent) => ({ rate, payment: monthlyPayment(roundCents(amount * 100), rate, termMonths) })
  return { recorded: annualRate === null ? null : compare(annualRate), today: compare(todaysRate) }
}

/** Lenders price terms of up to twenty years like fifteen. */
const longestShortTerm = 240
