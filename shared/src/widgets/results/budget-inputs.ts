import type { Household } from '../../calculators/affordability.ts'
import { priceBounds } from '../../calculators/bounds.ts'
import { defaultInputs } from '../../calculators/default-inputs.ts'
import { defaultPmiRate } from '../../calculators/loan-program.ts'
import type { Percent } from '../../calculators/money.ts'
import { paymentFactor } from '../../calculators/payment.ts'
import { calculateHousingLimit, ratioRules } from '../../calculators/ratio-rules.ts'
import type { LocalCosts } from '../local-costs.ts'
import type { WidgetContent } from '../settings.ts'

/** All that can be decided about a budget. */
export interface BudgetInputs extends Omit<Household, 'ratios'> {
  pmiRate: Percent
  vaUse: 'first' | 'later' | 'exempt'
  state: string
  /** How much of the income the home may take, in programs that ask, and the home with all debts. */
  front: Percent
  back: Percent
}

/** As the agency has set them. */
export function getDefaultBudgetInputs(settings: WidgetContent<'AFFORDABILITY_CALC'>, place: LocalCosts): BudgetInputs {
  const { state, taxRate, insuranceYearly } = place
  const figures: BudgetInputs = {
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
  return { ...figures, down: getDefaultDownPayment(figures) }
}

/** As the calculation takes it: a program that asks for no share of housing alone is not asked for one. */
export const toHousehold = ({ front, back, ...figures }: BudgetInputs): Household => ({
  ...figures,
  ratios: { front: ratioRules[figures.program].front === null ? null : front, back },
})

/** A down payment to begin with: a fifth of the price that it leads to, in whole thousands of dollars. */
function getDefaultDownPayment({ incomeYearly, debtsMonthly, apr, months, taxRate, insuranceYearly }: BudgetInputs) {
  const { amount } = calculateHousingLimit(ratioRules.conventional, incomeYearly, debtsMonthly)
  const perDollar = (1 - share) * paymentFactor(apr, months) + taxRate / 1200
  const price = (amount - insuranceYearly / 12) / perDollar
  const down = Math.ceil((price * share) / thousandDollars) * thousandDollars
  return Math.max(0, Math.min(down, priceBounds.max))
}

const share = defaultInputs.downPercent / 100
const thousandDollars = 100_000
