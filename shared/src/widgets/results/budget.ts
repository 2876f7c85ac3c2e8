import { type AffordabilityResult, calculateAffordability, type Household } from '../../calculators/affordability.ts'
import type { Cents } from '../../calculators/money.ts'
import type { AffordabilityLabels } from '../labels/affordability.ts'
import { type BudgetInputs, toHousehold } from './budget-inputs.ts'
import type { CostBreakdown } from './cost-breakdown.ts'
import { describeMinimumDown } from './minimum-down.ts'
import { calculateMonthlyCost } from './monthly-cost.ts'

/** The highest affordable price, with the monthly cost of such a home. */
export interface Budget extends CostBreakdown {
  price: Cents
  loan: Cents
  /** Explains the price limit, and warns if lenders would require a larger down payment. */
  reason: string
}

export function calculateHomeBudget(inputs: BudgetInputs, labels: AffordabilityLabels): Budget {
  const household = toHousehold(inputs)
  const affordable = calculateAffordability(household)
  const { price, loan, basis } = affordable
  const monthlyCost =
    basis === 'nothing' ? { total: 0, parts: [] } : calculateMonthlyCost({ ...household, price }, labels.loan)
  return {
    price,
    loan,
    ...monthlyCost,
    reason: [
      describeLimit(household, affordable, labels),
      affordable.downTooSmall && describeMinimumDown(household.program, price, labels),
    ]
      .filter(Boolean)
      .join(' '),
  }
}

function describeLimit({ ratios }: Household, { basis, limit }: AffordabilityResult, labels: AffordabilityLabels) {
  if (basis !== 'loan') return labels.limits[basis]
  const hasOnlyTotalRatio = ratios?.front === null
  const sentence = hasOnlyTotalRatio ? labels.onlyTogether : labels.limits[limit.limitedBy]
  return sentence.replace('{front}', formatPercent(ratios?.front)).replace('{back}', formatPercent(ratios?.back))
}

const formatPercent = (percent: number | null | undefined) => `${+(percent ?? 0).toFixed(3)}%`
