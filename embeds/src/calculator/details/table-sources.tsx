import type { TableNote } from '@gable/shared/calculators/state-table.ts'
import type { CalculatorLabels } from '@gable/shared/widgets/labels/calculator.ts'
import { interpolate } from '../../journeys/interpolate.ts'

interface TableSourcesProps {
  tables: readonly TableNote[]
  labels: CalculatorLabels
}

/** Source and year of the state averages in use. */
export const TableSources = ({ tables, labels: { explanation: labels } }: TableSourcesProps) => (
  <>
    {tables.map(({ key, source, year }) => (
      <p key={key} class="small">
        {labels.tables[key]}. {interpolate(labels.source, { source, year })}
      </p>
    ))}
  </>
)
