import type { ReactNode } from 'react'
import { cx } from '../../class-names.ts'
import { type Column, endsAlign } from './column.ts'
import { Door, type RowDoor } from './door.tsx'
import { pressRowLink } from './row-click.ts'

export interface RowProps<Row> extends RowDoor {
  row: Row
  columns: readonly Column<Row>[]
  dense: boolean
  selected: boolean
  box: ReactNode
  /** Shown on hover and on focus, and always where there is no hover. */
  quickActions: ReactNode
  menu: ReactNode
  hasActions: boolean
}

export function Row<R>({
  row,
  columns,
  dense,
  selected,
  box,
  quickActions,
  menu,
  hasActions,
  href,
  open,
}: RowProps<R>) {
  const opens = href !== undefined || open !== undefined
  const height = dense ? 'h-9' : 'h-11'
  return (
    // The press is the link's own, a mouse's short cut to it; the keyboard reaches the link itself.
    <tr
      data-row
      onClick={opens ? pressRowLink : undefined}
      onAuxClick={href === undefined ? undefined : pressRowLink}
      className={cx(
        'group/row transition-colors has-[[data-row-link]:focus-visible]:bg-hover',
        selected ? 'bg-sunken' : 'bg-surface hover:bg-hover has-[[data-popup-open]]:bg-hover',
        opens && 'cursor-pointer',
      )}
    >
      {box && <td className={cx(cellLook, 'sticky left-0 z-sticky w-10')}>{box}</td>}
      {columns.map((column, index) =>
        index === 0 ? (
          <th
            key={column.key}
            scope="row"
            className={cx(
              cellLook,
              height,
              stickyLook,
              'text-left font-normal',
              box ? 'left-10 pl-1' : 'left-0 pl-4',
              'pr-3',
            )}
          >
            <div className="flex min-w-0 items-center gap-2">
              <Door href={href} open={open}>
                {column.cell(row)}
              </Door>
              {column.beside?.(row)}
            </div>
          </th>
        ) : (
          <td
            key={column.key}
            className={cx(
              cellLook,
              height,
              'max-w-80 whitespace-nowrap px-3',
              endsAlign(column) && 'text-right',
              column.numeric && 'tabular-nums',
            )}
          >
            {column.cell(row)}
          </td>
        ),
      )}
      {hasActions && (
        <td className={cx(cellLook, 'right-0 z-sticky pr-2 pl-1', quickActions ? 'sm:sticky' : 'sticky')}>
          <div className="flex items-center justify-end gap-0.5">
            {quickActions && (
              <div className="flex items-center gap-0.5 opacity-0 transition-opacity focus-within:opacity-100 group-hover/row:opacity-100 [@media(hover:none)]:opacity-100">
                {quickActions}
              </div>
            )}
            {menu}
          </div>
        </td>
      )}
    </tr>
  )
}

const cellLook = 'border-line border-b bg-inherit py-1 align-middle group-last/row:border-b-0'
const stickyLook = 'sticky z-sticky min-w-40 max-w-[min(360px,44vw)] group-data-[scrolled]/box:border-r'
