import type { HomeSale } from '@gable/shared/calculators/home-sale.ts'
import type { homeSaleFields } from '@gable/shared/calculators/share-fields.ts'
import type { WidgetContent } from '@gable/shared/widgets/settings.ts'

export type SaleField = keyof typeof homeSaleFields

/** Every figure that can be changed, by its field. */
export type SaleInputs = Record<SaleField, number>

type Settings = WidgetContent<'HOME_SALE_CALC'>

/** What the agency begins with. Nothing counts that it has not named, until the visitor enters it. */
export function firstSaleInputs({ homeSale, mortgage, additionalCosts }: Settings): SaleInputs {
  const percentOf = (index: number) => additionalCosts[index]?.defaultPerc ?? 0
  return {
    ...{ price: cents(homeSale.defaultAmount), mortgage: cents(mortgage.defaultAmount) },
    ...{ additional1: percentOf(0), additional2: percentOf(1), additional3: percentOf(2), additional4: percentOf(3) },
    ...{ listingRate: 0, buyerRate: 0, transferTaxRate: 0, titleAndEscrow: 0, concessions: 0, repairs: 0 },
    ...{ mortgageApr: 0, daysToPayoff: 0, propertyTaxYearly: 0, taxDays: 0 },
  }
}

export const saleOf = (inputs: SaleInputs, { additionalCosts }: Settings): HomeSale => ({
  ...inputs,
  additionalCosts: additionalCosts.map(({ title }, index) => ({ title, percent: inputs[additionalField(index)] })),
})

/** Which field holds the agency's additional cost at this place. */
export const additionalField = (index: number) => `additional${index + 1}` as SaleField

const cents = (dollars: number) => Math.round(dollars * 100)
