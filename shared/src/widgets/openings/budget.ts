import { type Affordable, affordability, type Household } from '../../calculators/affordability.ts'
import type { Cents } from '../../calculators/money.ts'
import { shareOf } from '../../calculators/money.ts'
import { moneyText } from '../../calculators/money-text.ts'
import { leastDown } from '../../calculators/ratio-rules.ts'
import type { AffordabilityWords } from '../words/affordability.ts'
import { type BudgetFigures, householdOf } from './budget-figures.ts'
import { monthlyParts } from './monthly-parts.ts'
import type { Outcome } from './opening.ts'

/** A price that fits, what a month in such a home would cost, and what keeps the price from being higher. */
export interface Budget extends Outcome {
  price: Cents
  loan: Cents
  /** What keeps the price where it is, and whether lenders would ask for a larger down payment. */
  reason: string
}

export function budgetOf(figures: BudgetFigures, words: AffordabilityWords): Budget {
  const household = householdOf(figures)
  const affordable = affordability(household)
  const { price, loan, basis } = affordable
  const month = basis === 'nothing' ? { total: 0, parts: [] } : monthlyParts({ ...household, price }, words.loan)
  return {
    ...{ price, loan, ...month },
    reason: [limitOf(household, affordable, words), affordable.downTooSmall && adviceOf(household, price, words)]
      .filter(Boolean)
      .join(' '),
  }
}

function limitOf({ ratios }: Household, { basis, limit }: Affordable, words: AffordabilityWords) {
  if (basis !== 'loan') return words.limits[basis]
  const asksTogether = ratios?.front === null
  const sentence = asksTogether ? words.onlyTogether : words.limits[limit.limitedBy]
  return sentence.replace('{front}', percent(ratios?.front)).replace('{back}', percent(ratios?.back))
}

function adviceOf({ program }: Household, price: Cents, words: AffordabilityWords) {
  const least = leastDown[program]
  return words.downTooSmall
    .replace('{percent}', percent(least))
    .replace('{amount}', moneyText(shareOf(price, least), 0))
}

const percent = (share: number | null | undefined) => `${+(share ?? 0).toFixed(3)}%`
