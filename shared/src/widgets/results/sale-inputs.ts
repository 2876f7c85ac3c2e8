import type { HomeSale } from '../../calculators/home-sale.ts'
import type { homeSaleFields } from '../../calculators/share-fields.ts'
import type { WidgetContent } from '../settings.ts'

export type SaleField = keyof typeof homeSaleFields

/** All that can be decided about a sale; costs that the agency has added are counted from one. */
export interface SaleInputs extends Record<SaleField, number> {
  /** The post's two letters, or nothing: fills in what is usual there. */
  state: string
  /** Whether the property tax follows from state and price, or was typed. */
  taxBy: 'state' | 'visitor'
}

type Settings = WidgetContent<'HOME_SALE_CALC'>

/** As the agency has set them. What it has not named costs nothing until the visitor enters it. */
export function getDefaultSaleInputs({ homeSale, mortgage, additionalCosts }: Settings): SaleInputs {
  // While it is being written, a figure may be none.
  const percentOf = (index: number) => additionalCosts[index]?.defaultPerc || 0
  return {
    price: Math.round(homeSale.defaultAmount * 100),
    mortgage: Math.round(mortgage.defaultAmount * 100),
    additional1: percentOf(0),
    additional2: percentOf(1),
    additional3: percentOf(2),
    additional4: percentOf(3),
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
