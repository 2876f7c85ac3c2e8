import type { ReactNode } from 'react'
import type { SortOrder } from '../table-state.ts'

export interface Column<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** The sort key of the API. Makes the header a sort button. */
  sort?: string
  /** The sort order of the first click. Defaults to descending for numbers. */
  initialSortOrder?: SortOrder
  /** What the sort orders mean, ascending first. Defaults to what numbers, dates or names need. */
  sortLabels?: readonly [asc: string, desc: string]
  /** Right-aligned digits of equal width. */
  numeric?: boolean
  align?: 'start' | 'end'
  /** The minimum width, such as `160px`. */
  width?: string
  /** Explains the column in the header. */
  tooltip?: string
  /** Content next to the row link. Only for the first column. */
  afterLink?: (row: Row) => ReactNode
}

export const isRightAligned = (column: Column<never>) => column.align === 'end' || column.numeric === true

export const getInitialSortOrder = ({ initialSortOrder, numeric }: Column<never>): SortOrder =>
  initialSortOrder ?? (numeric ? 'desc' : 'asc')

/** Both sort orders with their labels, the initial one first. */
export function getSortOrderOptions(column: Column<never>): { value: SortOrder; label: string }[] {
  const [asc, desc] = column.sortLabels ?? getDefaultSortLabels(column)
  const options = [
    { value: 'asc' as const, label: asc },
    { value: 'desc' as const, label: desc },
  ]
  return getInitialSortOrder(column) === 'asc' ? options : options.reverse()
}

function getDefaultSortLabels(column: Column<never>): readonly [asc: string, desc: string] {
  if (column.numeric) return ['Smallest first', 'Largest first']
  return getInitialSortOrder(column) === 'desc' ? ['Oldest first', 'Newest first'] : ['A to Z', 'Z to A']
}
