import { defaultInputs } from '../../calculators/default-inputs.ts'
import type { Purchase } from '../../calculators/housing-cost.ts'
import { defaultPmiRate } from '../../calculators/loan-program.ts'
import { type Cents, type Percent, shareOf } from '../../calculators/money.ts'
import type { CountyTax } from '../../property-taxes/county-tax.ts'
import type { LocalCosts } from '../local-costs.ts'
import type { ScoreBand } from '../score-rates.ts'
import type { MortgageAudience, WidgetContent } from '../settings.ts'

export interface MortgageInputs extends Purchase {
  pmiRate: Percent
  vaUse: 'first' | 'later' | 'exempt'
  /** Visitors enter the down payment and the property tax as an amount or as a percentage of the price. */
  downPercent: Percent
  downBy: EnteredAs
  /** The band of the credit score that the visitor chose: its lowest score. */
  score?: string | undefined
  /** What the score led to. */
  scoreRate?: ScoreBand['rates'][number] | undefined
  state: string
  zip?: string | undefined
  /** What the ZIP code led to. */
  county?: CountyTax | undefined
  taxYearly: Cents
  taxBy: EnteredAs
  extraMonthly: Cents
  oneTimeMonth: number
  oneTimeAmount: Cents
  /** Months until the rate changes. 0 means a fixed rate. */
  adjustsAfter: number
  adjustedApr: Percent
  /** Closing costs in percent of the price. */
  closingRate: Percent
  /** Owners who take a new loan have their equity already, so only closing costs are due in cash. */
  audience: MortgageAudience
}

type EnteredAs = 'amount' | 'share'

export function getDefaultMortgageInputs(
  { defaultHomePrice, defaultInterestRate: apr, audience }: WidgetContent<'MORTGAGE_CALC'>,
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
    closingRate: defaultInputs.closingPercent,
    audience,
  }
}
