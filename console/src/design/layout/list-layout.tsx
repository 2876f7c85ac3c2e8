import type { ReactNode } from 'react'
import { FilterSheet } from '../data/filter-sheet.tsx'
import { useIsNarrow } from './use-media-query.ts'

interface ListLayoutProps {
  /** `TableSearch` */
  search?: ReactNode
  /** Switches between lists, such as a segment or archived items. */
  scope?: ReactNode
  /** Selects and menus. */
  filters?: ReactNode
  /** The number of active filters, shown on the Filters button on narrow screens. */
  activeFilterCount?: number
  /** "12 Postcards" */
  count?: ReactNode
  /** "Updated 5 minutes ago" */
  updated?: ReactNode
  /** A switch between views such as list, board and map. */
  view?: ReactNode
  /** `FilterBar` */
  chips?: ReactNode
  /** Shown at the top, for example for a plan limit. */
  notice?: ReactNode
  children: ReactNode
}

/** The layout of every list page: search and filters, count, rows. */
export function ListLayout(props: ListLayoutProps) {
  const { search, scope, filters, activeFilterCount = 0, count, updated, view, chips, notice, children } = props
  const hasFilterSheet = useIsNarrow() && Boolean(search)
  const countLine = count && (
    <p role="status" className="text-muted text-table tabular-nums">
      {count}
    </p>
  )
  // On a phone the count shares the line of the view switch.
  const isCountInline = hasFilterSheet && !scope && Boolean(view)
  return (
    <div className="space-y-3">
      {notice}
      {hasFilterSheet ? (
        <>
          <div className="filters flex items-center gap-2">
            <div className="min-w-0 flex-1">{search}</div>
            {filters && <FilterSheet activeCount={activeFilterCount}>{filters}</FilterSheet>}
          </div>
          {(scope || view) && (
            <div className="filters flex flex-wrap items-center justify-between gap-2">
              {scope}
              {isCountInline && countLine}
              {view && <div className="ml-auto">{view}</div>}
            </div>
          )}
        </>
      ) : (
        (search || scope || filters || view) && (
          <div className="filters flex flex-wrap items-center gap-2">
            {search}
            {scope}
            {filters}
            {view && <div className="ml-auto">{view}</div>}
          </div>
        )
      )}
      {chips}
      {((count && !isCountInline) || updated) && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 text-muted text-table">
          {isCountInline ? null : countLine}
          {updated && <p>{updated}</p>}
        </div>
      )}
      {children}
    </div>
  )
}
