/** Figures by state, with where they come from and of which year they are. An agency may put its own in their place. */
export interface StateTable extends TableNote {
  unit: 'percent' | 'cents'
  values: Readonly<Record<string, number>>
}

export interface TableNote {
  key: 'propertyTax' | 'homeInsurance' | 'transferTax' | 'protection'
  source: string
  year: number
}

/** The state's figure, or nothing for places the table does not know. */
export const valueIn = (table: StateTable, state: string): number | undefined =>
  Object.hasOwn(table.values, state) ? table.values[state] : undefined
