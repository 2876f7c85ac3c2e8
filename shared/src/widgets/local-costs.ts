import { homeInsuranceTable } from '../calculators/home-insurance-table.ts'
import { propertyTaxTable } from '../calculators/property-tax-table.ts'
import { type TableNote, getStateValue } from '../calculators/state-table.ts'

/** What a home costs in a state besides its price, to begin with. */
export interface LocalCosts {
  /** The post's two letters, or nothing where none was chosen: then these are the country's medians. */
  state: string
  /** Percent of the price, each year. */
  taxRate: number
  /** Cents, each year. */
  insuranceYearly: number
  tables: TableNote[]
}

export const getLocalCosts = (state: string): LocalCosts => ({
  state,
  taxRate: getStateValue(propertyTaxTable, state) ?? getMedian(propertyTaxTable.values),
  insuranceYearly: getStateValue(homeInsuranceTable, state) ?? getMedian(homeInsuranceTable.values),
  tables: [propertyTaxTable, homeInsuranceTable].map(({ key, source, year }) => ({ key, source, year })),
})

function getMedian(values: Readonly<Record<string, number>>): number {
  const inOrder = Object.values(values).sort((a, b) => a - b)
  return inOrder[Math.floor(inOrder.length / 2)] ?? 0
}
