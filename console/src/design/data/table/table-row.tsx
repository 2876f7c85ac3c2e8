import type { ReactNode } from 'react'
import { cx } from '../../class-names.ts'
import { tabularClassName } from '../../format/tabular.ts'
import { type Column, isRightAligned } from './column.ts'
import type { CompactCard } from './compact-card-row.tsx'
import { clickRowLink } from './row-click.ts'
import { RowLink, type RowLinkTarget } from './row-link.tsx'
import { stickyEndClassName } from './scroll-box.tsx'

export interface TableRowProps<Row> extends RowLinkTarget {
  row: Row
  columns: readonly Column<Row>[]
  dense: boolean
  selected: boolean
  checkbox: ReactNode
  /** Shown on hover and focus, and always on touch devices. */
  quickActions: ReactNode
  menu: ReactNode
  hasActions: boolean
  /** The content of a compact card, instead of the columns. */
  card?: ((row: Row) => CompactCard) | undefined
}

export function TableRow<R>({
  row,
  columns,
  dense,
  selected,
  checkbox,
  quickActions,
  menu,
  hasActions,
  href,
  onOpen,
}: TableRowProps<R>) {
  const isClickable = href !== undefined || onOpen !== undefined
  const height = dense ? 'h-9' : 'h-11'
  return (
    // A mouse shortcut to the row link; keyboard users reach the link itself.
    <tr
      data-row
      onClick={isClickable ? clickRowLink : undefined}
      onAuxClick={href === undefined ? undefined : clickRowLink}
      className={cx(
        'group/row transition-colors has-[[data-row-link]:focus-visible]:bg-hover',
        selected ? 'bg-sunken' : 'bg-surface hover:bg-hover has-[[data-popup-open]]:bg-hover',
        isClickable && 'cursor-pointer',
      )}
    >
      {checkbox && <td className={cx(cellClassName, 'sticky left-0 z-sticky w-10')}>{checkbox}</td>}
      {columns.map((column, index) =>
        index === 0 ? (
          <th
            key={column.key}
            scope="row"
            className={cx(
              cellClassName,
              height,
              stickyClassName,
              'text-left font-normal',
              checkbox ? 'left-10 pl-1' : 'left-0 pl-4',
              'pr-3',
            )}
          >
            <div className="flex min-w-0 items-center gap-2">
              <RowLink href={href} onOpen={onOpen}>
                {column.cell(row)}
              </RowLink>
              {column.afterLink?.(row)}
            </div>
          </th>
        ) : (
          <Cell key={column.key} column={column} content={column.cell(row)} className={height} />
        ),
      )}
      {hasActions && (
        <td
          className={cx(
            cellClassName,
            stickyEndClassName,
            'before:from-surface group-hover/row:before:from-hover',
            'right-0 z-sticky pr-2 pl-1',
            quickActions ? 'sm:sticky' : 'sticky',
          )}
        >
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

function Cell<R>({ column, content, className }: { column: Column<R>; content: ReactNode; className: string }) {
  return (
    <td
      className={cx(
        cellClassName,
        className,
        'max-w-80 whitespace-nowrap px-2 wide:px-3',
        isRightAligned(column) && 'text-right',
        column.numeric && tabularClassName(content),
      )}
    >
      {content}
    </td>
  )
}

const cellClassName = 'border-line border-b bg-inherit py-1 align-middle group-last/row:border-b-0'
const stickyClassName = 'sticky z-sticky min-w-40 max-w-[min(360px,44vw)] group-data-[scrolled]/box:border-r'
