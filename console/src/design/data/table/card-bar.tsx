import type { ReactNode } from 'react'
import type { TableControls } from '../use-table-state.ts'
import type { Column } from './column.ts'
import { SortSheet } from './sort-sheet.tsx'

interface CardBarProps<Row> {
  columns: readonly Column<Row>[]
  controls: TableControls | undefined
  /** The box that picks the whole page. */
  box: ReactNode
  corner: ReactNode
}

/** What a table's header does, where rows are cards: pick the page, choose the order and the columns. */
export function CardBar<Row>({ columns, controls, box, corner }: CardBarProps<Row>) {
  const isSortable = controls !== undefined && columns.some(({ sort }) => sort)
  if (!box && !isSortable && !corner) return null
  return (
    <div className="flex min-h-11 items-center gap-1 rounded-t-lg border-line border-b bg-sunken py-0.5 pr-1">
      {box}
      <div className="ml-auto flex items-center gap-1">
        {isSortable && <SortSheet columns={columns} controls={controls} />}
        {corner}
      </div>
    </div>
  )
}
