import { cx } from '../../class-names.ts'
import { Door } from './door.tsx'
import type { RowProps } from './row.tsx'
import { pressRowLink } from './row-click.ts'
import { tableRoles } from './table-roles.ts'

/** A row as narrow screens have it: the first column is its title, and below it stands every other with its name. */
export function CardRow<R>({ row, columns, selected, box, quickActions, menu, hasActions, href, open }: RowProps<R>) {
  const [title, ...others] = columns
  const opens = href !== undefined || open !== undefined
  const first = box ? 2 : 1
  return (
    <tr
      {...tableRoles.row}
      data-row
      onClick={opens ? pressRowLink : undefined}
      className={cx(
        'grid border-line border-b py-1.5 pr-1 last:border-b-0 has-[[data-row-link]:focus-visible]:bg-hover',
        box ? 'grid-cols-[2.5rem_minmax(0,1fr)_auto]' : 'grid-cols-[minmax(0,1fr)_auto] pl-4',
        selected ? 'bg-sunken' : 'bg-surface has-[[data-popup-open]]:bg-hover',
        opens && 'cursor-pointer active:bg-hover',
      )}
    >
      {box && (
        <td {...tableRoles.cell} aria-colindex={1} className="pt-0.5">
          {box}
        </td>
      )}
      {title && (
        <th
          {...tableRoles.rowHeader}
          aria-colindex={first}
          className="flex min-h-10 min-w-0 items-center text-left font-normal"
        >
          <div className="flex min-w-0 items-center gap-2">
            <Door href={href} open={open}>
              {title.cell(row)}
            </Door>
            {title.beside?.(row)}
          </div>
        </th>
      )}
      {others.map((column, index) => (
        <td
          key={column.key}
          {...tableRoles.cell}
          aria-colindex={first + index + 1}
          className={cx(
            'flex min-h-6 items-center gap-2 pr-3 has-[[data-value]:empty]:hidden',
            box ? 'col-start-2 -col-end-1' : 'col-span-full',
          )}
        >
          <span aria-hidden className="w-24 shrink-0 truncate text-label text-muted">
            {column.header}
          </span>
          <div data-value className={cx('min-w-0 flex-1 [overflow-wrap:anywhere]', column.numeric && 'tabular-nums')}>
            {column.cell(row)}
          </div>
        </td>
      ))}
      {hasActions && (
        <td
          {...tableRoles.cell}
          aria-colindex={first + columns.length}
          className={cx(
            '-col-end-1 flex items-center justify-end gap-0.5',
            // A menu stands beside the title; with more there would be little left of it.
            quickActions ? cx('mt-1', box ? 'col-start-2' : 'col-start-1') : 'row-start-1 self-start pt-0.5',
          )}
        >
          {quickActions}
          {menu}
        </td>
      )}
    </tr>
  )
}
