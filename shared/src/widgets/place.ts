import { homeInsuranceTable } from '../calculators/home-insurance-table.ts'
import { propertyTaxTable } from '../calculators/property-tax-table.ts'
import { type TableNote, valueIn } from '../calculators/state-table.ts'

/** What a home costs in a state besides its price, to begin with. */
export interface Place {
  /** The post's two letters, or nothing where none was chosen: then these are the country's medians. */
  state: string
  /** Percent of the price, each year. */
  taxRate: number
  /** Cents, each year. */
  insuranceYearly: number
  tables: TableNote[]
}

export const placeOf = (state: string): Place => ({
  state,
  taxRate: valueIn(propertyTaxTable, state) ?? medianOf(propertyTaxTable.values),
  insuranceYearly: valueIn(homeInsuranceTable, state) ?? medianOf(homeInsuranceTable.values),
  tables: [propertyTaxTable, homeInsuranceTable].map(({ key, source, year }) => ({ key, source, year })),
})

function medianOf(values: Readonly<Record<string, number>>): number {
  const inOrder = Object.values(values).sort((a, b) => a - b)
  return inOrder[Math.floor(inOrder.length / 2)] ?? 0
}
