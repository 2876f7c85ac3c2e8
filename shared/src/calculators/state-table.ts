/** State averages with their source and year. Agencies may override them. */
export interface StateTable extends TableNote {
  unit: 'percent' | 'cents'
  values: Readonly<Record<string, number>>
}

export interface TableNote {
  key: 'propertyTax' | 'homeInsurance' | 'transferTax' | 'protection'
  source: string
  year: number
}

export const getStateValue = (table: StateTable, state: string): number | undefined =>
  Object.hasOwn(table.values, state) ? table.values[state] : undefined
