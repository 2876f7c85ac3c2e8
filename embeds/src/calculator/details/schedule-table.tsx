import { moneyText } from '@gable/shared/calculators/money-text.ts'
import type { ScheduleRow } from '@gable/shared/calculators/schedule.ts'
import type { ScheduleTitles } from '@gable/shared/calculators/schedule-csv.ts'

interface ScheduleTableProps {
  title: string
  columns: ScheduleTitles
  rows: readonly ScheduleRow[]
}

/** Scrolls in a box of its own, which also the keyboard reaches. */
export const ScheduleTable = ({ title, columns, rows }: ScheduleTableProps) => {
  const amounts = rows.some(({ extra }) => extra) ? withExtra : withExtra.filter((column) => column !== 'extra')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a section without a heading of its own is no region
    <div class="scroll" role="region" aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{columns.month}</th>
            {amounts.map((column) => (
              <th key={column} scope="col">
                {columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.month}>
              <th scope="row">{row.month}</th>
              {amounts.map((column) => (
                <td key={column}>{moneyText(row[column])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const withExtra: (keyof ScheduleRow)[] = ['payment', 'principal', 'interest', 'extra', 'balance']
