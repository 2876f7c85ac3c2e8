import { formatDollars } from '@gable/shared/contact-dashboard/format-amounts.ts'
import { estimateYearlyTax, formatTaxRate } from '@gable/shared/property-taxes/county-tax.ts'
import type { ModuleProps } from '../module-props.ts'

/** What homes in the county pay on average, for the estimated value of this one. */
export function HomeTax({ page, labels }: Pick<ModuleProps<'HOME_DETAILS'>, 'page' | 'labels'>) {
  const { propertyTax } = page
  if (!propertyTax) return null
  const texts = labels.homeDetails
  const { county, year, source } = propertyTax
  const rate = formatTaxRate(propertyTax.rate)
  const value = page.value.data[0]?.median
  return (
    <div>
      <dt>{texts.propertyTax}</dt>
      <dd>
        {value
          ? texts.taxPerYear(formatDollars(estimateYearlyTax(propertyTax, value)))
          : texts.taxRate(rate, county, year)}
        <small class="tax-source">
          {value ? `${texts.taxOfValue(rate, formatDollars(value), county, year)}. ` : ''}
          {texts.taxSource(source)}
        </small>
      </dd>
    </div>
  )
}
