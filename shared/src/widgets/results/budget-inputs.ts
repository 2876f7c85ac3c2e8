import type { Household } from '../../calculators/affordability.ts'
import { priceBounds } from '../../calculators/bounds.ts'
import { defaultInputs } from '../../calculators/default-inputs.ts'
import { defaultPmiRate } from '../../calculators/loan-program.ts'
import type { Percent } from '../../calculators/money.ts'
import { paymentFactor } from '../../calculators/payment.ts'
import { calculateHousingLimit, ratioRules } from '../../calculators/ratio-rules.ts'
import type { CountyTax } from '../../property-taxes/county-tax.ts'
import type { LocalCosts } from '../local-costs.ts'
import type { ScoreBand } from '../score-rates.ts'
import type { WidgetContent } from '../settings.ts'

export interface BudgetInputs extends Omit<Household, 'ratios'> {
  pmiRate: Percent
  vaUse: 'first' | 'later' | 'exempt'
  /** The band of the credit score that the visitor chose: its lowest score. */
  score?: string | undefined
  /** What the score led to. */
  scoreRate?: ScoreBand['rates'][number] | undefined
  state: string
  zip?: string | undefined
  /** What the ZIP code led to. */
  county?: CountyTax | undefined
  /** Maximum percentage of income for housing (front) and for housing with all debts (back). */
  front: Percent
  back: Percent
}

export function getDefaultBudgetInputs(
  settings: WidgetContent<'AFFORDABILITY_CALC'>,
  localCosts: LocalCosts,
): BudgetInputs {
  const { state, taxRate, insuranceYearly } = localCosts
  const inputs: BudgetInputs = {
    incomeYearly: Math.round(settings.defaultAnnualIncome * 100),
    debtsMonthly: Math.round(settings.defaultMonthlyDebt * 100),
    down: 0,
    apr: settings.defaultInterestRate,
    months: defaultInputs.months,
    program: 'conventional',
    pmiRate: defaultPmiRate,
    vaUse: 'first',
    state,
    taxRate,
    insuranceYearly,
    hoaMonthly: 0,
    front: ratioRules.conventional.front ?? 0,
    back: ratioRules.conventional.back,
  }
  return { ...inputs, down: getDefaultDownPayment(inputs) }
}

/** Drops the front ratio for loan programs that have none. */
export const toHousehold = ({ front, back, ...inputs }: BudgetInputs): Household => ({
  ...inputs,
  ratios: { front: ratioRules[inputs.program].front === null ? null : front, back },
})

/** A fifth of the resulting price, rounded up to a thousand dollars. */
function getDefaultDownPayment({ incomeYearly, debtsMonthly, apr, months, taxRate, insuranceYearly }: BudgetInputs) {
  const { amount } = calculateHousingLimit(ratioRules.conventional, incomeYearly, debtsMonthly)
  const perDollar = (1 - share) * paymentFactor(apr, months) + taxRate / 1200
  const price = (amount - insuranceYearly / 12) / perDollar
  const down = Math.ceil((price * share) / thousandDollars) * thousandDollars
  return Math.max(0, Math.min(down, priceBounds.max))
}

const share = defaultInputs.downPercent / 100
const thousandDollars = 100_000
