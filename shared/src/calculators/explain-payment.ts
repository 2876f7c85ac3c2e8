import { type Explanation, term } from './explanation.ts'
import { monthlyPayment } from './payment.ts'
import { amortize, type Loan, totalInterest } from './schedule.ts'

/** Explains the first payment; an adjustable loan has different ones later. */
export function explainPayment({ amount, apr, months, adjusts }: Loan): Explanation {
  const terms = [term('P', 'loan', 'cents', amount), term('n', 'months', 'months', Math.max(1, months))]
  return {
    formula: apr === 0 ? 'P ÷ n' : 'P · r ÷ (1 − (1 + r)^−n)',
    result: monthlyPayment(amount, apr, months),
    terms: apr === 0 ? terms : [...terms, term('r', 'monthlyRate', 'percent', apr / 12)],
    assumptions: [adjusts ? 'ratesAdjustAsGiven' : 'fixedRate', 'roundedHalfUp'],
    tables: [],
  }
}

export function explainTotalInterest(loan: Loan): Explanation {
  const rows = amortize(loan)
  return {
    formula: 'S − P',
    result: totalInterest(rows),
    terms: [
      term('S', 'allPayments', 'cents', loan.amount + totalInterest(rows)),
      term('P', 'loan', 'cents', loan.amount),
    ],
    assumptions: [loan.adjusts ? 'ratesAdjustAsGiven' : 'fixedRate', 'roundedHalfUp', 'lastPaymentSettles'],
    tables: [],
  }
}
