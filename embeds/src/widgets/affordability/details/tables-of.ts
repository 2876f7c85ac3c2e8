import type { TableNote } from '@gable/shared/calculators/state-table.ts'
import type { BudgetFigures } from '@gable/shared/widgets/openings/budget-figures.ts'
import { placeOf } from '@gable/shared/widgets/place.ts'

/** The tables whose figures still stand as the state brought them. */
export function tablesOf({ state, taxRate, insuranceYearly }: BudgetFigures) {
  const place = placeOf(state)
  const noteOf = (key: TableNote['key'], stands: boolean) => place.tables.filter((table) => stands && table.key === key)
  const tax = noteOf('propertyTax', taxRate === place.taxRate)
  const insurance = noteOf('homeInsurance', insuranceYearly === place.insuranceYearly)
  return { tax, insurance, all: [...tax, ...insurance] }
}
