import type { TableNote } from '@gable/shared/calculators/state-table.ts'
import type { CountyTax } from '@gable/shared/property-taxes/county-tax.ts'
import { getLocalCosts } from '@gable/shared/widgets/local-costs.ts'

export interface PlaceInputs {
  state: string
  zip?: string | undefined
  county?: CountyTax | undefined
  taxRate: number
  insuranceYearly: number
}

/** The figures of the county and the state that the visitor has not changed. */
export function getUsedTables(inputs: PlaceInputs): TableNote[] {
  const { state, county, taxRate, insuranceYearly } = inputs
  const place = getLocalCosts(state)
  return place.tables.flatMap((table) => {
    if (table.key !== 'propertyTax') return insuranceYearly === place.insuranceYearly ? [table] : []
    if (county && usesCountyTax(inputs)) return [toTaxNote(county)]
    return taxRate === place.taxRate ? [table] : []
  })
}

/** False once the visitor has typed another rate. */
export const usesCountyTax = ({ county, taxRate }: PlaceInputs): boolean => taxRate === county?.rate

export const toTaxNote = ({ county, source, year }: CountyTax): TableNote => ({
  key: 'propertyTax',
  county,
  source,
  year,
})

export const pickTable = (tables: readonly TableNote[], key: TableNote['key']) =>
  tables.filter((table) => table.key === key)
