import type { ReactNode } from 'react'
import { Callout } from '../feedback/callout.tsx'
import { Failed, FilteredToNothing } from '../feedback/states.tsx'
import { Button } from '../inputs/button.tsx'
import { useNarrow } from '../layout/use-media.ts'
import { Body } from './table/body.tsx'
import { CardBar } from './table/card-bar.tsx'
import { CardHead } from './table/card-head.tsx'
import type { Column } from './table/column.ts'
import type { RowDoor } from './table/door.tsx'
import { Head } from './table/head.tsx'
import { Pagination } from './table/pagination.tsx'
import { PendingCards, PendingRows } from './table/pending-rows.tsx'
import { ScrollBox } from './table/scroll-box.tsx'
import { SelectBox } from './table/select-box.tsx'
import { pageMark, type Selected, withRows } from './table/selection.ts'
import { SelectionBar } from './table/selection-bar.tsx'
import { tableRoles } from './table/table-roles.ts'
import { defaultPageSizes } from './table-state.ts'
import type { TableControls } from './use-table-state.ts'

export interface DataTableProps<R> {
  /** What it lists, such as "Widgets". */
  label: string
  /** The first column stays in view and carries the row's link. */
  columns: readonly Column<R>[]
  /** `undefined` until the first answer. */
  rows: readonly R[] | undefined
  rowKey: (row: R) => string
  /** A row's name for people who hear it; asked for where rows can be picked. */
  rowName?: (row: R) => string
  /** Where a row leads, or what it opens here. */
  door?: (row: R) => RowDoor
  /** Order, page, search and filters, from `useTableState`. Without it all rows stand on one page. */
  controls?: TableControls
  total?: number | undefined
  /** The rows shown belong to the question before this one. */
  stale?: boolean
  /** Without rows a state of its own, with rows a word above them. */
  failed?: { title: string; onRetry: () => void; retrying?: boolean } | false | undefined
  /** Shown when there is nothing to list at all. */
  empty: ReactNode
  /** Shown when search and filters leave nothing; a general one stands in. */
  filteredEmpty?: ReactNode
  selection?: {
    selected: Selected
    onChange: (selected: Selected) => void
    actions: ReactNode
    /** Offers every row that matches, on all pages. */
    all?: boolean
  }
  quickActions?: (row: R) => ReactNode
  menu?: (row: R) => ReactNode
  density?: 'comfortable' | 'compact'
  hidden?: ReadonlySet<string>
  /** Stands at the end of the header, such as a column chooser. */
  corner?: ReactNode
  /** How one goes on where pages have no numbers; otherwise `controls` and `total` number them. */
  pages?: ReactNode
}

export function DataTable<R>(props: DataTableProps<R>) {
  const { label, rows, controls, selection, failed, corner, pages } = props
  const total = props.total ?? rows?.length ?? 0
  const columns = props.columns.filter((column) => !props.hidden?.has(column.key))
  const keys = rows?.map(props.rowKey) ?? []
  const mark = selection ? pageMark(selection.selected, keys) : 'none'
  const hasRowActions = props.quickActions !== undefined || props.menu !== undefined
  const hasActions = hasRowActions || corner !== undefined
  const asCards = useNarrow()
  const table = { 'aria-busy': props.stale === true || rows === undefined }

  if (failed && !rows) {
    return (
      <div className={boxLook}>
        <Failed {...failed} />
      </div>
    )
  }
  if (rows?.length === 0) return <div className={boxLook}>{nothing(props, total)}</div>

  const pageBox = selection && (
    <SelectBox
      label="Select this page"
      mark={mark}
      onChange={(on) => selection.onChange(withRows(selection.selected, keys, on, keys))}
    />
  )
  return (
    <div className="relative space-y-3">
      {failed && <Callout tone="danger" announce title={failed.title} action={<Retry {...failed} />} />}
      {asCards ? (
        <div className={boxLook}>
          <CardBar columns={columns} controls={controls} box={pageBox} corner={corner} />
          <table {...tableRoles.table} {...table} className="block text-table">
            <caption className="sr-only">{label}</caption>
            <CardHead
              columns={columns}
              controls={controls}
              hasBoxes={selection !== undefined}
              hasActions={hasRowActions}
            />
            {rows ? (
              <Body asCards table={props} rows={rows} keys={keys} columns={columns} hasActions={hasRowActions} />
            ) : (
              <PendingCards columns={columns} rows={8} hasBoxes={selection !== undefined} />
            )}
          </table>
        </div>
      ) : (
        <ScrollBox label={label}>
          <table {...table} className="w-full border-separate border-spacing-0 text-table">
            <caption className="sr-only">{label}</caption>
            <Head
              columns={columns}
              controls={controls}
              box={pageBox}
              corner={corner}
              hasActions={hasActions}
              wideActions={props.quickActions !== undefined}
            />
            {rows ? (
              <Body asCards={false} table={props} rows={rows} keys={keys} columns={columns} hasActions={hasActions} />
            ) : (
              <PendingRows
                columns={columns}
                rows={8}
                dense={props.density === 'compact'}
                hasBoxes={selection !== undefined}
                hasActions={hasActions}
              />
            )}
          </table>
        </ScrollBox>
      )}
      {rows && (pages ?? (controls && <PagesOf controls={controls} total={total} />))}
      {selection && (
        <SelectionBar
          selected={selection.selected}
          total={total}
          pageIsSelected={mark === 'every'}
          canSelectAll={selection.all ?? false}
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

const boxLook = 'rounded-lg border border-line bg-surface'

function nothing<R>({ controls, empty, filteredEmpty }: DataTableProps<R>, total: number) {
  if (controls && total > 0) {
    const first = <Button onClick={() => controls.setPage(1)}>Go to the first page</Button>
    return (
      <FilteredToNothing title="There is nothing on this page" text="The list has become shorter." action={first} />
    )
  }
  if (controls?.filtered) return filteredEmpty ?? <FilteredToNothing onClear={controls.clear} />
  return empty
}

function PagesOf({ controls, total }: { controls: TableControls; total: number }) {
  const pageSizes = controls.shape.pageSizes ?? defaultPageSizes
  if (total <= Math.min(...pageSizes)) return null
  return (
    <Pagination
      page={controls.page}
      pageSize={controls.pageSize}
      pageSizes={pageSizes}
      total={total}
      onPage={controls.setPage}
      onPageSize={controls.setPageSize}
    />
  )
}
