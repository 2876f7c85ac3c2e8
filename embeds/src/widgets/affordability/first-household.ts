import type { Household } from '@gable/shared/calculators/affordability.ts'
import { priceBounds } from '@gable/shared/calculators/bounds.ts'
import { defaultInputs } from '@gable/shared/calculators/default-inputs.ts'
import { defaultPmiRate } from '@gable/shared/calculators/loan-program.ts'
import { paymentFactor } from '@gable/shared/calculators/payment.ts'
import { housingLimit, ratioRules } from '@gable/shared/calculators/ratio-rules.ts'
import type { Place } from '@gable/shared/widgets/place.ts'
import type { WidgetContent } from '@gable/shared/widgets/settings.ts'

type Settings = WidgetContent<'AFFORDABILITY_CALC'>

/** What the agency begins with. */
export function firstHousehold(settings: Settings, place: Place): Household {
  const household = {
    incomeYearly: Math.round(settings.defaultAnnualIncome * 100),
    debtsMonthly: Math.round(settings.defaultMonthlyDebt * 100),
    down: 0,
    apr: settings.defaultInterestRate,
    months: defaultInputs.months,
    program: 'conventional' as const,
    pmiRate: defaultPmiRate,
    taxRate: place.taxRate,
    insuranceYearly: place.insuranceYearly,
    hoaMonthly: 0,
  }
  return { ...household, down: fifthOfPrice(household) }
}

/** A down payment to begin with: a fifth of the price that it leads to, in whole thousands of dollars. */
function fifthOfPrice({ incomeYearly, debtsMonthly, apr, months, taxRate, insuranceYearly }: Household) {
  const { amount } = housingLimit(ratioRules.conventional, incomeYearly, debtsMonthly)
  const perDollar = (1 - share) * paymentFactor(apr, months) + taxRate / 1200
  const price = (amount - insuranceYearly / 12) / perDollar
  const down = Math.ceil((price * share) / thousandDollars) * thousandDollars
  return Math.max(0, Math.min(down, priceBounds.max))
}

const share = defaultInputs.downPercent / 100
const thousandDollars = 100_000
