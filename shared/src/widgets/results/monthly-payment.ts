import { minimumDown } from '../../calculators/ratio-rules.ts'
import type { CalculatorResult } from '../../submissions/calculator-result.ts'
import type { MortgageLabels } from '../labels/mortgage.ts'
import type { LocalCosts } from '../local-costs.ts'
import type { WidgetContent } from '../settings.ts'
import type { CostBreakdown, InitialResult } from './cost-breakdown.ts'
import { describeMinimumDown } from './minimum-down.ts'
import { calculateMonthlyCost } from './monthly-cost.ts'
import { getDefaultMortgageInputs, type MortgageInputs } from './mortgage-inputs.ts'
import { toMortgageResults } from './mortgage-results.ts'

export interface MonthlyPayment extends CostBreakdown {
  /** Sent to the agent with the lead. */
  results: CalculatorResult[]
  /** Warns if lenders would require a larger down payment, or ''. */
  reason: string
}

export function calculateMonthlyPayment(inputs: MortgageInputs, labels: MortgageLabels): MonthlyPayment {
  const monthlyCost = calculateMonthlyCost(inputs, labels.loan)
  const results = toMortgageResults(inputs, monthlyCost, labels)
  return { ...monthlyCost, results, reason: warnOfMinimumDown(inputs, labels) }
}

export function getInitialMortgage(
  settings: WidgetContent<'MORTGAGE_CALC'>,
  localCosts: LocalCosts,
  labels: MortgageLabels,
): InitialResult<MortgageInputs> & MonthlyPayment {
  const figures = getDefaultMortgageInputs(settings, localCosts)
  return { figures, ...calculateMonthlyPayment(figures, labels) }
}

function warnOfMinimumDown({ program, price, down, audience }: MortgageInputs, labels: MortgageLabels): string {
  const isAccepted = audience === 'OWNER' || down * 100 >= price * minimumDown[program]
  return isAccepted ? '' : describeMinimumDown(program, price, labels)
}
