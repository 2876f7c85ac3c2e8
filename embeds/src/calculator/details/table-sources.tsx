import type { TableNote } from '@gable/shared/calculators/state-table.ts'
import type { CalculatorLabels } from '@gable/shared/widgets/labels/calculator.ts'
import { describeTable } from './describe-table.ts'

interface TableSourcesProps {
  tables: readonly TableNote[]
  labels: CalculatorLabels
}

/** Source and year of the state averages in use. That of a county is below its field. */
export const TableSources = ({ tables, labels: { explanation: labels } }: TableSourcesProps) => (
  <>
    {tables
      .filter(({ county }) => !county)
      .map((table) => (
        <p key={table.key} class="small">
          {describeTable(table, labels)}
        </p>
      ))}
  </>
)
