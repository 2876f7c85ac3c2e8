import { housingCost, type Purchase } from '../../calculators/housing-cost.ts'
import type { LoanWords } from '../words/calculator.ts'
import type { Outcome } from './opening.ts'

/** What a month costs, and of what: fees and insurance that nobody pays are not told. */
export function monthlyParts(purchase: Purchase, words: LoanWords): Outcome {
  const cost = housingCost(purchase)
  const keys = [...always, ...sometimes.filter((key) => cost[key])]
  return { total: cost.total, parts: keys.map((key) => ({ key, label: words[key], amount: cost[key] })) }
}

const always = ['principalAndInterest', 'propertyTax', 'homeInsurance'] as const
const sometimes = ['hoa', 'mortgageInsurance'] as const
