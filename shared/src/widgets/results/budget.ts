import { type AffordabilityResult, calculateAffordability, type Household } from '../../calculators/affordability.ts'
import type { Cents } from '../../calculators/money.ts'
import { shareOf } from '../../calculators/money.ts'
import { formatMoney } from '../../calculators/format-money.ts'
import { minimumDown } from '../../calculators/ratio-rules.ts'
import type { AffordabilityLabels } from '../labels/affordability.ts'
import { type BudgetInputs, toHousehold } from './budget-inputs.ts'
import { calculateMonthlyCost } from './monthly-cost.ts'
import type { CostBreakdown } from './cost-breakdown.ts'

/** A price that fits, what a month in such a home would cost, and what keeps the price from being higher. */
export interface Budget extends CostBreakdown {
  price: Cents
  loan: Cents
  /** What keeps the price where it is, and whether lenders would ask for a larger down payment. */
  reason: string
}

export function calculateBudget(figures: BudgetInputs, words: AffordabilityLabels): Budget {
  const household = toHousehold(figures)
  const affordable = calculateAffordability(household)
  const { price, loan, basis } = affordable
  const month = basis === 'nothing' ? { total: 0, parts: [] } : calculateMonthlyCost({ ...household, price }, words.loan)
  return {
    ...{ price, loan, ...month },
    reason: [describeLimit(household, affordable, words), affordable.downTooSmall && describeMinimumDown(household, price, words)]
      .filter(Boolean)
      .join(' '),
  }
}

function describeLimit({ ratios }: Household, { basis, limit }: AffordabilityResult, words: AffordabilityLabels) {
  if (basis !== 'loan') return words.limits[basis]
  const asksTogether = ratios?.front === null
  const sentence = asksTogether ? words.onlyTogether : words.limits[limit.limitedBy]
  return sentence.replace('{front}', percent(ratios?.front)).replace('{back}', percent(ratios?.back))
}

function describeMinimumDown({ program }: Household, price: Cents, words: AffordabilityLabels) {
  const least = minimumDown[program]
  return words.downTooSmall
    .replace('{percent}', percent(least))
    .replace('{amount}', formatMoney(shareOf(price, least), 0))
}

const percent = (share: number | null | undefined) => `${+(share ?? 0).toFixed(3)}%`
