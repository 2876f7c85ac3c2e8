import { formatMoney } from '@gable/shared/calculators/format-money.ts'
import type { ScheduleRow } from '@gable/shared/calculators/schedule.ts'
import type { ScheduleHeaders } from '@gable/shared/calculators/schedule-csv.ts'

interface ScheduleTableProps {
  title: string
  columns: ScheduleHeaders
  rows: readonly ScheduleRow[]
}

/** Scrolls inside its own box, which is focusable for keyboard scrolling. */
export const ScheduleTable = ({ title, columns, rows }: ScheduleTableProps) => {
  const amounts = rows.some(({ extra }) => extra) ? allAmounts : allAmounts.filter((column) => column !== 'extra')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a section without a heading is not a region
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
                <td key={column}>{formatMoney(row[column])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const allAmounts: (keyof ScheduleRow)[] = ['payment', 'principal', 'interest', 'extra', 'balance']
