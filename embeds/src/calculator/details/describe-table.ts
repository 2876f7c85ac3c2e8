import type { TableNote } from '@gable/shared/calculators/state-table.ts'
import type { CalculatorLabels } from '@gable/shared/widgets/labels/calculator.ts'
import { interpolate } from '../../journeys/interpolate.ts'

/** "Property tax, state average. Source: Tax Foundation, 2021" */
export function describeTable(
  { key, source, year, county }: TableNote,
  labels: CalculatorLabels['explanation'],
): string {
  const title = county ? interpolate(labels.countyTax, { county }) : labels.tables[key]
  return `${title}. ${interpolate(labels.source, { source, year })}`
}
