import type { Report, ReportCell, ReportColumn, ReportLink, ReportRow } from '@gable/shared/reports/report.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { DataTable } from '../design/data/data-table.tsx'
import type { Column } from '../design/data/table/column.ts'
import type { TableControls } from '../design/data/use-table-state.ts'
import { NoResults } from '../design/feedback/states.tsx'
import { formatDate } from '../design/format/date-format.ts'
import { tabularClassName } from '../design/format/tabular.ts'
import { RateCell } from '../statistics/rate-cell.tsx'
import { formatFigure } from './format-value.ts'
import { reportTableId } from './use-report-link.ts'

interface ReportTableCardProps {
  report: Report
  controls: TableControls
  /** Switches what the rows are. */
  breakdown: ReactNode
  toHref: (link: ReportLink) => string
  error: { title: string; onRetry: () => void; retrying: boolean } | undefined
}

/** The rows behind the figures. Each leads to its own page, for the same period. */
export function ReportTableCard({ report: { table }, controls, breakdown, toHref, error }: ReportTableCardProps) {
  const ref = useScrollToHash()
  const { title = 'Nothing in this period', text = 'Choose a longer period to see more.' } = table.empty ?? {}
  return (
    <div
      ref={ref}
      id={reportTableId}
      tabIndex={-1}
      className="scroll-mt-[calc(var(--frame-top,0px)+72px)] space-y-3 outline-none"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold">{table.title}</h3>
        {breakdown && <div className="max-w-full overflow-x-auto print:hidden">{breakdown}</div>}
      </div>
      <DataTable
        label={table.title}
        columns={table.columns.map(toColumn)}
        rows={table.rows}
        rowKey={({ id }) => id}
        rowLink={({ link }) => ({ href: link ? toHref(link) : undefined })}
        controls={controls}
        total={table.total}
        error={error}
        empty={<NoResults title={title} text={text} />}
        noResults={
          <NoResults
            title={title}
            text={table.empty ? 'Clear the filters to see more.' : 'Choose a longer period, or clear the filters.'}
            onClear={controls.clearFilters}
          />
        }
      />
    </div>
  )
}

/** Brings the table into view whenever a figure above leads to it. */
function useScrollToHash() {
  const ref = useRef<HTMLDivElement>(null)
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same figure can be pressed again
  useEffect(() => {
    if (hash !== `#${reportTableId}`) return
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView()
  }, [hash, key])
  return ref
}

const toColumn = (
  { key, header, format, sortable, meaning, isLong }: ReportColumn,
  index: number,
): Column<ReportRow> => ({
  key,
  header,
  ...(sortable && { sort: key }),
  ...(meaning && { tooltip: meaning }),
  ...(isLong && { width: '240px' }),
  ...(format !== 'text' && format !== 'date' && { numeric: true }),
  ...(format === 'date' && { initialSortOrder: 'desc' as const }),
  cell: ({ cells }) => {
    const cell = <Cell format={format} cell={cells[index] ?? null} />
    return isLong ? <span className="whitespace-normal text-pretty">{cell}</span> : cell
  },
})

function Cell({ format, cell }: { format: ReportColumn['format']; cell: ReportCell }) {
  if (Array.isArray(cell)) return <RateCell part={cell[0]} total={cell[1]} />
  if (typeof cell === 'string' || format === 'text' || format === 'date' || format === 'share')
    return format === 'date' ? formatDate(cell as string | null, 'UTC') : (cell ?? '')
  const text = formatFigure(cell, format)
  return <span className={tabularClassName(text)}>{text}</span>
}
