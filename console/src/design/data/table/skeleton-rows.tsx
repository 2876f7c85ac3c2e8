import { cx } from '../../class-names.ts'
import { Skeleton } from '../../feedback/skeleton.tsx'
import { type Column, isRightAligned } from './column.ts'
import { tableRoles } from './table-roles.ts'

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[]
  rows: number
  dense: boolean
  hasCheckboxes: boolean
  hasActions: boolean
}

/** Placeholders in the card layout. */
export function SkeletonCards<Row>({
  columns,
  rows,
  hasCheckboxes,
}: Pick<SkeletonRowsProps<Row>, 'columns' | 'rows' | 'hasCheckboxes'>) {
  return (
    <tbody {...tableRoles.group} className="block">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders never change
        <tr {...tableRoles.row} key={row} className="block border-line border-b last:border-b-0">
          <td {...tableRoles.cell} className={cx('block py-1.5 pr-4', hasCheckboxes ? 'pl-10' : 'pl-4')}>
            <div className="flex h-10 items-center">
              <Skeleton className={cx('h-3.5', firstWidths[row % firstWidths.length])} />
            </div>
            {columns.slice(1).map(({ key }) => (
              <div key={key} className="flex h-6 items-center">
                <Skeleton className="h-3 w-16" />
                <Skeleton className="ml-14 h-3 w-24" />
              </div>
            ))}
          </td>
        </tr>
      ))}
    </tbody>
  )
}

/** Placeholders in the table layout. */
export function SkeletonRows<Row>({ columns, rows, dense, hasCheckboxes, hasActions }: SkeletonRowsProps<Row>) {
  return (
    <tbody>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders never change
        <tr key={row} className="group/row">
          {hasCheckboxes && <td className={cx(cellClassName, 'w-10')} />}
          {columns.map((column, index) => (
            <td
              key={column.key}
              className={cx(cellClassName, dense ? 'h-9' : 'h-11', index === 0 && !hasCheckboxes && 'pl-4')}
            >
              <Skeleton
                className={cx(
                  'h-3.5',
                  index === 0 ? firstWidths[row % firstWidths.length] : 'w-16',
                  isRightAligned(column) && 'ml-auto',
                )}
              />
            </td>
          ))}
          {hasActions && <td className={cellClassName} />}
        </tr>
      ))}
    </tbody>
  )
}

const firstWidths = ['w-44', 'w-32', 'w-52', 'w-36', 'w-48']
const cellClassName = 'border-line border-b px-2 wide:px-3 py-1 group-last/row:border-b-0'
