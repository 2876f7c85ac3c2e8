import { type Assumption, type Explanation, term } from './explanation.ts'
import type { Purchase } from './housing-cost.ts'
import { insuranceEnd, type PaymentPlan } from './insurance-end.ts'
import { protectionTable } from './loan-program.ts'

/** The first month whose balance satisfies the formula, when the borrower asks for the end of private insurance. */
export const explainInsuranceOnRequest = (purchase: Purchase, plan?: PaymentPlan): Explanation =>
  ending(purchase, insuranceEnd(purchase, plan).onRequest, 80, ['endsAsPlannedPaymentsGo'])

/** The same without asking. */
export const explainInsuranceByLaw = (purchase: Purchase, plan?: PaymentPlan): Explanation =>
  ending(purchase, insuranceEnd(purchase, plan).byLaw, 78, ['endsAsFirstScheduled', 'endsHalfway'])

/** Public programs count months and look at no balance. */
function ending(
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
