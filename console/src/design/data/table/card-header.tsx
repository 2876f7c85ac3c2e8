import type { TableControls } from '../use-table-state.ts'
import type { Column } from './column.ts'
import { getAriaSort } from './table-head.tsx'
import { tableRoles } from './table-roles.ts'

interface CardHeaderProps<Row> {
  columns: readonly Column<Row>[]
  controls: TableControls | undefined
  hasCheckboxes: boolean
  hasActions: boolean
}

/** The column headers for screen readers. Visually, each card shows the column names. */
export function CardHeader<Row>({ columns, controls, hasCheckboxes, hasActions }: CardHeaderProps<Row>) {
  const first = hasCheckboxes ? 2 : 1
  return (
    <thead {...tableRoles.group} className="sr-only">
      <tr {...tableRoles.row}>
        {hasCheckboxes && (
          <th {...tableRoles.columnHeader} aria-colindex={1}>
            Selected
          </th>
        )}
        {columns.map((column, index) => (
          <th
            key={column.key}
            {...tableRoles.columnHeader}
            aria-colindex={first + index}
            aria-sort={column.sort ? getAriaSort(column.sort, controls) : undefined}
          >
            {column.header}
          </th>
        ))}
        {hasActions && (
          <th {...tableRoles.columnHeader} aria-colindex={first + columns.length}>
            Actions
          </th>
        )}
      </tr>
    </thead>
  )
}
