import { calculateHousingCost, type Purchase } from '../../calculators/housing-cost.ts'
import type { LoanLabels } from '../labels/calculator.ts'
import type { CostBreakdown } from './cost-breakdown.ts'

/** HOA fees and mortgage insurance are listed only when there are any. */
export function calculateMonthlyCost(purchase: Purchase, labels: LoanLabels): CostBreakdown {
  const cost = calculateHousingCost(purchase)
  const keys = [...requiredParts, ...optionalParts.filter((key) => cost[key])]
  return { total: cost.total, parts: keys.map((key) => ({ key, label: labels[key], amount: cost[key] })) }
}

const requiredParts = ['principalAndInterest', 'propertyTax', 'homeInsurance'] as const
const optionalParts = ['hoa', 'mortgageInsurance'] as const
