import type { CalculatorResult } from '../../submissions/calculator-result.ts'
import type { LocalCosts } from '../local-costs.ts'
import type { WidgetContent } from '../settings.ts'
import type { MortgageLabels } from '../labels/mortgage.ts'
import { calculateMonthlyCost } from './monthly-cost.ts'
import { type MortgageInputs, getDefaultMortgageInputs } from './mortgage-inputs.ts'
import { toMortgageResults } from './mortgage-results.ts'
import type { InitialResult, CostBreakdown } from './cost-breakdown.ts'

/** A month's cost, and what the agent is told of it. */
export interface MonthlyPayment extends CostBreakdown {
  told: CalculatorResult[]
}

export function calculateMonthlyPayment(figures: MortgageInputs, words: MortgageLabels): MonthlyPayment {
  const outcome = calculateMonthlyCost(figures, words.loan)
  return { ...outcome, told: toMortgageResults(figures, outcome, words) }
}

export function getInitialMortgage(
  settings: WidgetContent<'MORTGAGE_CALC'>,
  place: LocalCosts,
  words: MortgageLabels,
): InitialResult<MortgageInputs> & MonthlyPayment {
  const figures = getDefaultMortgageInputs(settings, place)
  return { figures, ...calculateMonthlyPayment(figures, words) }
}
