import type { HomeSale } from '../../calculators/home-sale.ts'
import type { homeSaleFields } from '../../calculators/share-fields.ts'
import type { CountyTax } from '../../property-taxes/county-tax.ts'
import type { WidgetContent } from '../settings.ts'

export type SaleField = keyof typeof homeSaleFields

/** The agency's additional costs are numbered from one. */
export interface SaleInputs extends Record<SaleField, number> {
  /** Two-letter postal code, or empty. Choosing a state fills in its usual costs. */
  state: string
  zip?: string | undefined
  /** What the ZIP code led to. */
  county?: CountyTax | undefined
  /** The property tax is an estimate for the county or the state until the visitor enters it. */
  taxBy: 'state' | 'visitor'
}

type Settings = WidgetContent<'HOME_SALE_CALC'>

/** Costs that the agency did not set up are zero until the visitor enters them. */
export function getDefaultSaleInputs({ homeSale, mortgage, additionalCosts }: Settings): SaleInputs {
  // The editor's preview may have costs without a percentage.
  const getPercent = (index: number) => additionalCosts[index]?.defaultPerc || 0
  return {
    price: Math.round(homeSale.defaultAmount * 100),
    mortgage: Math.round(mortgage.defaultAmount * 100),
    additional1: getPercent(0),
    additional2: getPercent(1),
    additional3: getPercent(2),
    additional4: getPercent(3),
    listingRate: 0,
    buyerRate: 0,
    mortgageApr: 0,
    daysToPayoff: 0,
    state: '',
    taxBy: 'visitor',
    transferTaxRate: 0,
    propertyTaxYearly: 0,
    taxDays: 0,
    titleAndEscrow: 0,
    concessions: 0,
    repairs: 0,
  }
}

export function toHomeSale(inputs: SaleInputs, { additionalCosts }: Settings): HomeSale {
  const percents = [inputs.additional1, inputs.additional2, inputs.additional3, inputs.additional4]
  return {
    ...inputs,
    additionalCosts: additionalCosts.map(({ title }, index) => ({ title, percent: percents[index] ?? 0 })),
  }
}
