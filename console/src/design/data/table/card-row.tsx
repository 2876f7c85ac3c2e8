import { cx } from '../../class-names.ts'
import { tabularClassName } from '../../format/tabular.ts'
import { clickRowLink } from './row-click.ts'
import { RowLink } from './row-link.tsx'
import { tableRoles } from './table-roles.ts'
import type { TableRowProps } from './table-row.tsx'

/** A row in the card layout: the first column is the title, the other columns are listed below it. */
export function CardRow<R>({
  row,
  columns,
  selected,
  checkbox,
  quickActions,
  menu,
  hasActions,
  href,
  onOpen,
}: TableRowProps<R>) {
  const [title, ...others] = columns
  const isClickable = href !== undefined || onOpen !== undefined
  const first = checkbox ? 2 : 1
  return (
    <tr
      {...tableRoles.row}
      data-row
      onClick={isClickable ? clickRowLink : undefined}
      className={cx(
        'grid border-line border-b py-1.5 pr-1 last:border-b-0 has-[[data-row-link]:focus-visible]:bg-hover',
        checkbox ? 'grid-cols-[2.5rem_minmax(0,1fr)_auto]' : 'grid-cols-[minmax(0,1fr)_auto] pl-4',
        selected ? 'bg-sunken' : 'bg-surface has-[[data-popup-open]]:bg-hover',
        isClickable && 'cursor-pointer active:bg-hover',
      )}
    >
      {checkbox && (
        <td {...tableRoles.cell} aria-colindex={1} className="pt-0.5">
          {checkbox}
        </td>
      )}
      {title && (
        <th
          {...tableRoles.rowHeader}
          aria-colindex={first}
          className="flex min-h-10 min-w-0 items-center text-left font-normal"
        >
          <div className="flex min-w-0 items-center gap-2">
            <RowLink href={href} onOpen={onOpen}>
              {title.cell(row)}
            </RowLink>
            {title.afterLink?.(row)}
          </div>
        </th>
      )}
      {others.map((column, index) => {
        const content = column.cell(row)
        return (
          <td
            key={column.key}
            {...tableRoles.cell}
            aria-colindex={first + index + 1}
            className={cx(
              'flex min-h-6 items-center gap-2 pr-3 has-[[data-value]:empty]:hidden',
              checkbox ? 'col-start-2 -col-end-1' : 'col-span-full',
            )}
          >
            <span aria-hidden className="w-24 shrink-0 truncate text-label text-muted">
              {column.header}
            </span>
            <div
              data-value
              className={cx('min-w-0 flex-1 [overflow-wrap:anywhere]', column.numeric && tabularClassName(content))}
            >
              {content}
            </div>
          </td>
        )
      })}
      {hasActions && (
        <td
          {...tableRoles.cell}
          aria-colindex={first + columns.length}
          className={cx(
            '-col-end-1 flex items-center justify-end gap-0.5',
            // A menu fits next to the title; quick actions would take too much of its width.
            quickActions ? cx('mt-1', checkbox ? 'col-start-2' : 'col-start-1') : 'row-start-1 self-start pt-0.5',
          )}
        >
          {quickActions}
          {menu}
        </td>
      )}
    </tr>
  )
}
