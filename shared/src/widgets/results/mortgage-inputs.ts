import { defaultInputs } from '../../calculators/default-inputs.ts'
import type { Purchase } from '../../calculators/housing-cost.ts'
import { defaultPmiRate } from '../../calculators/loan-program.ts'
import { type Cents, type Percent, shareOf } from '../../calculators/money.ts'
import type { LocalCosts } from '../local-costs.ts'
import type { WidgetContent } from '../settings.ts'

/** All that can be decided about a mortgage. */
export interface MortgageInputs extends Purchase {
  pmiRate: Percent
  vaUse: 'first' | 'later' | 'exempt'
  /** Down payment and property tax are said in two ways, of which the visitor has decided one. */
  downPercent: Percent
  downBy: EnteredAs
  state: string
  taxYearly: Cents
  taxBy: EnteredAs
  extraMonthly: Cents
  oneTimeMonth: number
  oneTimeAmount: Cents
  /** After so many months the rate is another one; 0 of a rate that holds for good. */
  adjustsAfter: number
  adjustedApr: Percent
}

export type EnteredAs = 'amount' | 'share'

/** As the agency has set them. */
export function getDefaultMortgageInputs(
  { defaultHomePrice, defaultInterestRate: apr }: WidgetContent<'MORTGAGE_CALC'>,
  { state, taxRate, insuranceYearly }: LocalCosts,
): MortgageInputs {
  const { downPercent, months } = defaultInputs
  const price = Math.round(defaultHomePrice * 100)
  return {
    price,
    down: shareOf(price, downPercent),
    downPercent,
    downBy: 'share',
    apr,
    months,
    program: 'conventional',
    pmiRate: defaultPmiRate,
    vaUse: 'first',
    state,
    taxRate,
    taxYearly: shareOf(price, taxRate),
    taxBy: 'share',
    insuranceYearly,
    hoaMonthly: 0,
    extraMonthly: 0,
    oneTimeMonth: 12,
    oneTimeAmount: 0,
    adjustsAfter: 0,
    adjustedApr: apr,
  }
}
