import type { ReactNode } from 'react'
import type { TableControls } from '../use-table-state.ts'
import type { Column } from './column.ts'
import { SortSheet } from './sort-sheet.tsx'

interface CardToolbarProps<Row> {
  columns: readonly Column<Row>[]
  controls: TableControls | undefined
  /** The checkbox that selects the whole page. */
  checkbox: ReactNode
  count: ReactNode
  headerAction: ReactNode
}

/** Replaces the table header in the card layout: select the page, sort, choose columns. */
export function CardToolbar<Row>({ columns, controls, checkbox, count, headerAction }: CardToolbarProps<Row>) {
  const isSortable = controls !== undefined && columns.some(({ sort }) => sort)
  if (!checkbox && !isSortable && !headerAction) return null
  return (
    <div className="flex min-h-11 items-center gap-1 rounded-t-lg border-line border-b bg-sunken py-0.5 pr-1">
      {checkbox}
      {count && (
        <p role="status" className="min-w-0 truncate text-muted text-table tabular-nums">
          {count}
        </p>
      )}
      <div className="ml-auto flex shrink-0 items-center gap-1">
        {isSortable && <SortSheet columns={columns} controls={controls} />}
        {headerAction}
      </div>
    </div>
  )
}
