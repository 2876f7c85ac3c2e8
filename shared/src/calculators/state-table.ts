/** State averages with their source and year. Agencies may override them. */
export interface StateTable extends TableNote {
  unit: 'percent' | 'cents'
  values: Readonly<Record<string, number>>
}

export interface TableNote {
  key: 'propertyTax' | 'homeInsurance' | 'transferTax' | 'protection'
  source: string
  year: number
  /** Set for the figure of a county instead of the state average. */
  county?: string
}

export const getStateValue = (table: StateTable, state: string): number | undefined =>
  Object.hasOwn(table.values, state) ? table.values[state] : undefined
