import type { TableControls } from '../use-table-state.ts'
import type { Column } from './column.ts'
import { ariaSort } from './head.tsx'
import { tableRoles } from './table-roles.ts'

interface CardHeadProps<Row> {
  columns: readonly Column<Row>[]
  controls: TableControls | undefined
  hasBoxes: boolean
  hasActions: boolean
}

/** The names of the columns, for who hears the table: those who see it read them in each card. */
export function CardHead<Row>({ columns, controls, hasBoxes, hasActions }: CardHeadProps<Row>) {
  const first = hasBoxes ? 2 : 1
  return (
    <thead {...tableRoles.group} className="sr-only">
      <tr {...tableRoles.row}>
        {hasBoxes && (
          <th {...tableRoles.columnHeader} aria-colindex={1}>
            Selected
          </th>
        )}
        {columns.map((column, index) => (
          <th
            key={column.key}
            {...tableRoles.columnHeader}
            aria-colindex={first + index}
            aria-sort={column.sort ? ariaSort(column.sort, controls) : undefined}
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
