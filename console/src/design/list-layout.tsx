import type { ReactNode } from 'react'

interface ListLayoutProps {
  /** `TableSearch` */
  search?: ReactNode
  /** Selects and menus that narrow the list. */
  filters?: ReactNode
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
export function ListLayout({ search, filters, count, updated, view, chips, notice, children }: ListLayoutProps) {
  return (
    <div className="space-y-3">
      {notice}
      {(search || filters || view) && (
        <div className="flex flex-wrap items-center gap-2">
          {search}
          {filters}
          {view && <div className="ml-auto">{view}</div>}
        </div>
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
