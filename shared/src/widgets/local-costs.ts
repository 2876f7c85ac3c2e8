import { homeInsuranceTable } from '../calculators/home-insurance-table.ts'
import { propertyTaxTable } from '../calculators/property-tax-table.ts'
import { getStateValue, type TableNote } from '../calculators/state-table.ts'

/** Typical costs of owning a home in a state. */
export interface LocalCosts {
  /** Two-letter postal code. Empty means no state was chosen, and the costs are national medians. */
  state: string
  /** Percent of the price per year. */
  taxRate: number
  /** Cents per year. */
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
  const sorted = Object.values(values).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
