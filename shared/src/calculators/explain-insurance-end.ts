import { type Assumption, type Explanation, term } from './explanation.ts'
import type { Purchase } from './housing-cost.ts'
import { findInsuranceEnd, type PaymentPlan } from './insurance-end.ts'
import { protectionTable } from './loan-program.ts'

/** Explains when the borrower may request that private mortgage insurance ends. */
export const explainInsuranceOnRequest = (purchase: Purchase, plan?: PaymentPlan): Explanation =>
  explainInsuranceEnd(purchase, findInsuranceEnd(purchase, plan).onRequest, 80, ['endsAsPlannedPaymentsGo'])

/** Explains when private mortgage insurance ends automatically. */
export const explainInsuranceByLaw = (purchase: Purchase, plan?: PaymentPlan): Explanation =>
  explainInsuranceEnd(purchase, findInsuranceEnd(purchase, plan).byLaw, 78, ['endsAsFirstScheduled', 'endsHalfway'])

/** Public programs end by the number of months, private insurance by the balance. */
function explainInsuranceEnd(
  { program, price }: Purchase,
  result: number,
  share: number,
  assumptions: readonly Assumption[],
): Explanation {
  if (program !== 'conventional')
    return {
      formula: 'n',
      result,
      terms: [term('n', 'months', 'months', result)],
      assumptions: ['insuranceByProgram'],
      tables: [protectionTable],
    }
  return {
    formula: 'B ≤ V · s',
    result,
    terms: [term('V', 'price', 'cents', price), term('s', 'shareOfOriginalValue', 'percent', share)],
    assumptions,
    tables: [],
  }
}
