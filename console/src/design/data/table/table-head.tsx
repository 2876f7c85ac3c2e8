import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../class-names.ts'
import { Tooltip } from '../../overlays/tooltip.tsx'
import type { TableControls } from '../use-table-state.ts'
import { type Column, getInitialSortOrder, isRightAligned } from './column.ts'
import { stickyEndClassName } from './scroll-box.tsx'

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  controls: TableControls | undefined
  /** The checkbox that selects the whole page. */
  checkbox: ReactNode
  /** Shown above the row actions, such as a column chooser. */
  headerAction: ReactNode
  hasActions: boolean
  /** Quick actions are too wide to be sticky on a phone. */
  hasQuickActions: boolean
}

export function TableHead<Row>({
  columns,
  controls,
  checkbox,
  headerAction,
  hasActions,
  hasQuickActions,
}: TableHeadProps<Row>) {
  return (
    <thead>
      <tr className="bg-sunken text-label text-muted">
        {checkbox && <th className={cx(headerCellClassName, 'sticky left-0 z-sticky w-10')}>{checkbox}</th>}
        {columns.map((column, index) => (
          <th
            key={column.key}
            scope="col"
            aria-sort={column.sort ? getAriaSort(column.sort, controls) : undefined}
            style={column.width ? { minWidth: column.width } : undefined}
            className={cx(
              headerCellClassName,
              index === 0 ? cx(stickyClassName, checkbox ? 'left-10 pl-1' : 'left-0 pl-4') : 'px-2 wide:px-3',
            )}
          >
            <div className={cx('flex', isRightAligned(column) && 'justify-end')}>
              <ColumnLabel column={column} controls={controls} />
            </div>
          </th>
        ))}
        {(hasActions || headerAction) && (
          <th
            className={cx(
              headerCellClassName,
              stickyEndClassName,
              'before:from-sunken',
              'right-0 z-sticky w-10 pr-2 pl-1 text-right',
              hasQuickActions ? 'sm:sticky' : 'sticky',
            )}
          >
            {headerAction ?? <span className="sr-only">Actions</span>}
          </th>
        )}
      </tr>
    </thead>
  )
}

function ColumnLabel<Row>({ column, controls }: { column: Column<Row>; controls: TableControls | undefined }) {
  const { sort, header, tooltip } = column
  if (!sort || !controls) {
    if (!tooltip) return header
    return (
      <Tooltip text={tooltip}>
        <button type="button" className={cx(labelClassName, tooltipClassName, 'cursor-help')}>
          {header}
        </button>
      </Tooltip>
    )
  }
  const order = controls.sort === sort ? controls.sortOrder : undefined
  const Arrow = order === 'asc' ? ArrowUp : order === 'desc' ? ArrowDown : ChevronsUpDown
  return (
    <Tooltip text={tooltip}>
      <button
        type="button"
        onClick={() => controls.setSort(sort, getInitialSortOrder(column))}
        className={cx(labelClassName, 'group/sort', order && 'text-ink', isRightAligned(column) && 'flex-row-reverse')}
      >
        <span className={tooltip && tooltipClassName}>{header}</span>
        <Arrow
          aria-hidden
          className={cx(
            'size-3.5 shrink-0',
            !order && 'opacity-0 group-hover/sort:opacity-100 group-focus-visible/sort:opacity-100 touch:opacity-100',
          )}
        />
      </button>
    </Tooltip>
  )
}

export function getAriaSort(sort: string, controls: TableControls | undefined) {
  if (controls?.sort !== sort) return 'none'
  return controls.sortOrder === 'asc' ? 'ascending' : 'descending'
}

const tooltipClassName = 'underline decoration-dotted decoration-line-strong underline-offset-4'
const stickyClassName = 'sticky z-sticky pr-3 group-data-[scrolled]/box:border-r'
const headerCellClassName = 'h-9 whitespace-nowrap border-line border-b bg-sunken text-left font-medium'
const labelClassName = '-mx-1 flex h-6 items-center gap-1 rounded-md px-1 font-medium hover:text-ink touch:h-9'
