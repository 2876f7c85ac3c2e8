import type { ReactNode } from 'react'
import { Callout } from '../feedback/callout.tsx'
import { ErrorState, NoResults } from '../feedback/states.tsx'
import { Button } from '../inputs/button.tsx'
import { useIsNarrow } from '../layout/use-media-query.ts'
import { CardHeader } from './table/card-header.tsx'
import { CardToolbar } from './table/card-toolbar.tsx'
import type { Column } from './table/column.ts'
import type { CompactCard } from './table/compact-card-row.tsx'
import { Pagination } from './table/pagination.tsx'
import type { RowLinkTarget } from './table/row-link.tsx'
import { ScrollBox } from './table/scroll-box.tsx'
import { SelectCheckbox } from './table/select-checkbox.tsx'
import { getPageSelection, type RowSelection, setRowsSelected } from './table/selection.ts'
import { SelectionBar } from './table/selection-bar.tsx'
import { SkeletonCards, SkeletonRows } from './table/skeleton-rows.tsx'
import { TableBody } from './table/table-body.tsx'
import { TableHead } from './table/table-head.tsx'
import { tableRoles } from './table/table-roles.ts'
import { defaultPageSizes } from './table-state.ts'
import type { TableControls } from './use-table-state.ts'

export interface DataTableProps<R> {
  /** The accessible name, such as "Widgets". */
  label: string
  /** The first column is sticky and contains the row link. */
  columns: readonly Column<R>[]
  /** Undefined while loading for the first time. */
  rows: readonly R[] | undefined
  rowKey: (row: R) => string
  /** The name of a row for screen readers. Set it where rows are selectable. */
  rowName?: (row: R) => string
  /** The page that a row links to, or the action that opens it. */
  rowLink?: (row: R) => RowLinkTarget
  /** Sort order, page, search and filters from `useTableState`. Without it all rows are on one page. */
  controls?: TableControls
  total?: number | undefined
  /** The rows are from the previous query, while the next one loads. */
  stale?: boolean
  /** Shown instead of the table, or above rows that could not be refreshed. */
  error?: { title: string; onRetry: () => void; retrying?: boolean } | false | undefined
  /** Shown when the list has no items. */
  empty: ReactNode
  /** Shown when no items match the search and filters. Has a default. */
  noResults?: ReactNode
  selection?: {
    selected: RowSelection
    onChange: (selected: RowSelection) => void
    actions: ReactNode
    /** Offers to select all matching rows on all pages. */
    canSelectAll?: boolean
  }
  quickActions?: (row: R) => ReactNode
  menu?: (row: R) => ReactNode
  /** On a phone, a card of two lines instead of one line per column. */
  card?: (row: R) => CompactCard
  /** The number of rows, such as "409 contacts", in the first line of the card layout. */
  cardCount?: ReactNode
  density?: 'comfortable' | 'compact'
  hiddenColumns?: ReadonlySet<string>
  /** Shown at the end of the header row, such as a column chooser. */
  headerAction?: ReactNode
  /** Replaces the numbered pagination, for lists that use cursors. */
  pagination?: ReactNode
}

export function DataTable<R>(props: DataTableProps<R>) {
  const { label, rows, controls, selection, error, headerAction, pagination } = props
  const total = props.total ?? rows?.length ?? 0
  const columns = props.columns.filter((column) => !props.hiddenColumns?.has(column.key))
  const keys = rows?.map(props.rowKey) ?? []
  const pageSelection = selection ? getPageSelection(selection.selected, keys) : 'none'
  const hasRowActions = props.quickActions !== undefined || props.menu !== undefined
  const hasActions = hasRowActions || headerAction !== undefined
  const isCardLayout = useIsNarrow()
  const tableProps = { 'aria-busy': props.stale === true || rows === undefined }

  if (error && !rows) {
    return (
      <div className={boxClassName}>
        <ErrorState {...error} />
      </div>
    )
  }
  if (rows?.length === 0) return <div className={boxClassName}>{renderEmpty(props, total)}</div>

  const pageCheckbox = selection && (
    <SelectCheckbox
      label="Select this page"
      state={pageSelection}
      onChange={(checked) => selection.onChange(setRowsSelected(selection.selected, keys, checked, keys))}
    />
  )
  return (
    <div className="relative space-y-3">
      {error && <Callout tone="danger" announce title={error.title} action={<Retry {...error} />} />}
      {isCardLayout ? (
        <div className={boxClassName}>
          <CardToolbar
            columns={columns}
            controls={controls}
            checkbox={pageCheckbox}
            count={props.cardCount}
            headerAction={headerAction}
          />
          <table {...tableRoles.table} {...tableProps} className="block text-table">
            <caption className="sr-only">{label}</caption>
            <CardHeader
              columns={columns}
              controls={controls}
              hasCheckboxes={selection !== undefined}
              hasActions={hasRowActions}
            />
            {rows ? (
              <TableBody
                isCardLayout
                tableProps={props}
                rows={rows}
                keys={keys}
                columns={columns}
                hasActions={hasRowActions}
              />
            ) : (
              <SkeletonCards
                columns={props.card ? columns.slice(0, 2) : columns}
                rows={8}
                hasCheckboxes={selection !== undefined}
              />
            )}
          </table>
        </div>
      ) : (
        <ScrollBox label={label} hasStickyEnd={hasActions}>
          <table {...tableProps} className="w-full border-separate border-spacing-0 text-table">
            <caption className="sr-only">{label}</caption>
            <TableHead
              columns={columns}
              controls={controls}
              checkbox={pageCheckbox}
              headerAction={headerAction}
              hasActions={hasActions}
              hasQuickActions={props.quickActions !== undefined}
            />
            {rows ? (
              <TableBody
                isCardLayout={false}
                tableProps={props}
                rows={rows}
                keys={keys}
                columns={columns}
                hasActions={hasActions}
              />
            ) : (
              <SkeletonRows
                columns={columns}
                rows={8}
                dense={props.density === 'compact'}
                hasCheckboxes={selection !== undefined}
                hasActions={hasActions}
              />
            )}
          </table>
        </ScrollBox>
      )}
      {rows && (pagination ?? (controls && <NumberedPagination controls={controls} total={total} />))}
      {selection && (
        <SelectionBar
          selected={selection.selected}
          total={total}
          isPageSelected={pageSelection === 'all'}
          canSelectAll={selection.canSelectAll ?? false}
          onChange={selection.onChange}
        >
          {selection.actions}
        </SelectionBar>
      )}
    </div>
  )
}

function Retry({ onRetry, retrying }: { onRetry: () => void; retrying?: boolean }) {
  return (
    <Button size="sm" busy={retrying} onClick={onRetry}>
      Retry
    </Button>
  )
}

const boxClassName = 'rounded-lg border border-line bg-surface'

function renderEmpty<R>({ controls, empty, noResults }: DataTableProps<R>, total: number) {
  if (controls && total > 0) {
    const goToFirstPage = <Button onClick={() => controls.setPage(1)}>Go to the first page</Button>
    return <NoResults title="This page is empty" text="The list is shorter now." action={goToFirstPage} />
  }
  if (controls?.isFiltered) return noResults ?? <NoResults onClear={controls.clearFilters} />
  return empty
}

function NumberedPagination({ controls, total }: { controls: TableControls; total: number }) {
  const pageSizes = controls.options.pageSizes ?? defaultPageSizes
  if (total <= Math.min(...pageSizes)) return null
  return (
    <Pagination
      page={controls.page}
      pageSize={controls.pageSize}
      pageSizes={pageSizes}
      total={total}
      onPageChange={controls.setPage}
      onPageSizeChange={controls.setPageSize}
    />
  )
}
