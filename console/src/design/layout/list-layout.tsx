import type { ReactNode } from 'react'
import { FilterSheet } from '../data/filter-sheet.tsx'
import { useNarrow } from './use-media.ts'

interface ListLayoutProps {
  /** `TableSearch` */
  search?: ReactNode
  /** Which of several lists it is: of a segment, of the archive. */
  scope?: ReactNode
  /** Selects and menus that narrow the list. */
  filters?: ReactNode
  /** How many of the filters narrow it now; shown where they are folded away. */
  narrowedBy?: number
  /** "12 Postcards" */
  count?: ReactNode
  /** How fresh the figures are: "Updated 5 minutes ago". */
  updated?: ReactNode
  /** A switch between list, board and map. */
  view?: ReactNode
  /** `FilterBar` */
  chips?: ReactNode
  /** Above everything: a plan's limit, incomplete branding. */
  notice?: ReactNode
  children: ReactNode
}

/** The order of things on every list: search and filters, what they leave, the rows. */
export function ListLayout(props: ListLayoutProps) {
  const { search, scope, filters, narrowedBy = 0, count, updated, view, chips, notice, children } = props
  const isFolded = useNarrow() && Boolean(search)
  return (
    <div className="space-y-3">
      {notice}
      {isFolded ? (
        <>
          <div className="flex items-center gap-2">
            <div className="min-w-0 flex-1">{search}</div>
            {filters && <FilterSheet narrowedBy={narrowedBy}>{filters}</FilterSheet>}
          </div>
          {(scope || view) && (
            <div className="flex flex-wrap items-center justify-between gap-2">
              {scope}
              {view && <div className="ml-auto">{view}</div>}
            </div>
          )}
        </>
      ) : (
        (search || scope || filters || view) && (
          <div className="flex flex-wrap items-center gap-2">
            {search}
            {scope}
            {filters}
            {view && <div className="ml-auto">{view}</div>}
          </div>
        )
      )}
      {chips}
      {(count || updated) && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 text-muted text-table">
          <p role="status" className="tabular-nums">
            {count}
          </p>
          {updated && <p>{updated}</p>}
        </div>
      )}
      {children}
    </div>
  )
}
