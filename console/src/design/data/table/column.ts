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

/** The order of the first press. */
export const firstOrderOf = ({ firstOrder, numeric }: Column<never>): SortOrder =>
  firstOrder ?? (numeric ? 'desc' : 'asc')

/** Both orders in words, the one that comes first before the other. */
export function orderWords(column: Column<never>): { value: SortOrder; label: string }[] {
  const [asc, desc] = column.numeric
    ? ['Smallest first', 'Largest first']
    : firstOrderOf(column) === 'desc'
      ? ['Oldest first', 'Newest first']
      : ['A to Z', 'Z to A']
  const words = [
    { value: 'asc' as const, label: asc },
    { value: 'desc' as const, label: desc },
  ]
  return firstOrderOf(column) === 'asc' ? words : words.reverse()
}
