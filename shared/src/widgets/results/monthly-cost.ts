import { calculateHousingCost, type Purchase } from '../../calculators/housing-cost.ts'
import type { LoanLabels } from '../labels/calculator.ts'
import type { CostBreakdown } from './cost-breakdown.ts'

/** What a month costs, and of what: fees and insurance that nobody pays are not told. */
export function calculateMonthlyCost(purchase: Purchase, words: LoanLabels): CostBreakdown {
  const cost = calculateHousingCost(purchase)
  const keys = [...always, ...sometimes.filter((key) => cost[key])]
  return { total: cost.total, parts: keys.map((key) => ({ key, label: words[key], amount: cost[key] })) }
}

const always = ['principalAndInterest', 'propertyTax', 'homeInsurance'] as const
const sometimes = ['hoa', 'mortgageInsurance'] as const
