import type { TableNote } from '@gable/shared/calculators/state-table.ts'
import { getLocalCosts } from '@gable/shared/widgets/local-costs.ts'

interface StateInputs {
  state: string
  taxRate: number
  insuranceYearly: number
}

/** The state averages that the visitor has not changed. */
export function getUsedTables({ state, taxRate, insuranceYearly }: StateInputs): TableNote[] {
  const place = getLocalCosts(state)
  return place.tables.filter(({ key }) =>
    key === 'propertyTax' ? taxRate === place.taxRate : insuranceYearly === place.insuranceYearly,
  )
}

export const pickTable = (tables: readonly TableNote[], key: TableNote['key']) =>
  tables.filter((table) => table.key === key)
