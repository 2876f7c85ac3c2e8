import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../class-names.ts'
import { Tooltip } from '../../overlays/tooltip.tsx'
import type { TableControls } from '../use-table-state.ts'
import { type Column, endsAlign, firstOrderOf } from './column.ts'

interface HeadProps<Row> {
  columns: readonly Column<Row>[]
  controls: TableControls | undefined
  /** The box that picks the whole page. */
  box: ReactNode
  /** Room for the rows' actions; a column chooser may stand in it. */
  corner: ReactNode
  hasActions: boolean
  /** Actions beside the menu are too wide to stay in view on a phone. */
  wideActions: boolean
}

export function Head<Row>({ columns, controls, box, corner, hasActions, wideActions }: HeadProps<Row>) {
  return (
    <thead>
      <tr className="bg-sunken text-label text-muted">
        {box && <th className={cx(headLook, 'sticky left-0 z-sticky w-10')}>{box}</th>}
        {columns.map((column, index) => (
          <th
            key={column.key}
            scope="col"
            aria-sort={column.sort ? ariaSort(column.sort, controls) : undefined}
            style={column.width ? { minWidth: column.width } : undefined}
            className={cx(headLook, index === 0 ? cx(stickyLook, box ? 'left-10 pl-1' : 'left-0 pl-4') : 'px-3')}
          >
            <div className={cx('flex', endsAlign(column) && 'justify-end')}>
              <Label column={column} controls={controls} />
            </div>
          </th>
        ))}
        {(hasActions || corner) && (
          <th
            className={cx(headLook, 'right-0 z-sticky w-10 pr-2 pl-1 text-right', wideActions ? 'sm:sticky' : 'sticky')}
          >
            {corner ?? <span className="sr-only">Actions</span>}
          </th>
        )}
      </tr>
    </thead>
  )
}

function Label<Row>({ column, controls }: { column: Column<Row>; controls: TableControls | undefined }) {
  const { sort, header, tooltip } = column
  if (!sort || !controls) {
    if (!tooltip) return header
    return (
      <Tooltip text={tooltip}>
        <button type="button" className={cx(labelLook, explained, 'cursor-help')}>
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
        onClick={() => controls.setSort(sort, firstOrderOf(column))}
        className={cx(labelLook, 'group/sort', order && 'text-ink', endsAlign(column) && 'flex-row-reverse')}
      >
        <span className={tooltip && explained}>{header}</span>
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

export function ariaSort(sort: string, controls: TableControls | undefined) {
  if (controls?.sort !== sort) return 'none'
  return controls.sortOrder === 'asc' ? 'ascending' : 'descending'
}

const explained = 'underline decoration-dotted decoration-line-strong underline-offset-4'
const stickyLook = 'sticky z-sticky pr-3 group-data-[scrolled]/box:border-r'
const headLook = 'h-9 whitespace-nowrap border-line border-b bg-sunken text-left font-medium'
const labelLook = '-mx-1 flex h-6 items-center gap-1 rounded-md px-1 font-medium hover:text-ink touch:h-9'
