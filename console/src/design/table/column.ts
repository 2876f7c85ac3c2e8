import type { ReactNode } from 'react'
import type { SortOrder } from '../table-state.ts'

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** The server's name for this order. With it the header is a button. */
  sort?: string
  /** The order of the first press; numbers begin with the largest. */
  firstOrder?: SortOrder
  /** Figures of one width, at the end of the cell. */
  numeric?: boolean
  align?: 'start' | 'end'
  /** The least width, such as `160px`. */
  width?: string
  /** What the column counts; shown on the header. */
  tooltip?: string
  /** In the first column: what stands beside the row's link, outside of it. */
  beside?: (row: Row) => ReactNode
}

export const endsAlign = (column: Column<never>) => column.align === 'end' || column.numeric === true
