import type { TrafficDimension } from '@gable/shared/traffic/traffic.ts'
import { dimensionLabels, getTrafficName } from '@gable/shared/traffic/traffic-labels.ts'
import type { TrafficReport, TrafficRow } from '@gable/shared/traffic/traffic-report.ts'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { ScrollBox } from '../design/data/table/scroll-box.tsx'
import type { DateRange } from '../design/format/date-range.ts'
import { formatCount, formatMetric, formatShare } from '../design/format/metric-format.ts'
import { tabularClassName } from '../design/format/tabular.ts'
import { Button } from '../design/inputs/button.tsx'
import { toTrafficSubmissionsPath } from '../layout/paths/submission-paths.ts'
import { useAccountPath } from '../platform/account.ts'

interface TrafficTableProps {
  id: string
  by: TrafficDimension
  range: DateRange
  report: TrafficReport
}

/** One row per campaign, source, site or device, with a bar for its share of all views. */
export function TrafficTable({ id, by, range, report: { rows, total } }: TrafficTableProps) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? rows : rows.slice(0, firstRows)
  const label = `Visits by ${dimensionLabels[by].toLowerCase()}`
  const hasUnrecorded = rows.some(({ kind }) => kind === 'unknown')
  return (
    <>
      <ScrollBox label={label}>
        <table className="w-full min-w-[28rem] text-table">
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr className="bg-sunken text-left text-label text-muted">
              <th scope="col" className="px-3 py-2 font-medium">
                {dimensionLabels[by]}
              </th>
              <NumberHeader>Views</NumberHeader>
              <NumberHeader>Entrances</NumberHeader>
              <NumberHeader>Submissions</NumberHeader>
              <NumberHeader>Conversion</NumberHeader>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <TrafficTableRow
                key={`${row.kind} ${row.name} ${row.medium ?? ''}`}
                id={id}
                by={by}
                range={range}
                row={row}
                total={total}
              />
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {rows.length > firstRows && (
        <Button size="sm" variant="quiet" className="mt-2" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${formatCount(rows.length)}`}
        </Button>
      )}
      {hasUnrecorded && (
        <p className="mt-3 text-label text-muted">
          Not recorded: visits from before this was recorded, or by a widget script that a website pinned to an older
          version.
        </p>
      )}
    </>
  )
}

const firstRows = 8

const NumberHeader = ({ children }: { children: ReactNode }) => (
  <th scope="col" className="px-3 py-2 text-right font-medium">
    {children}
  </th>
)

interface TrafficTableRowProps {
  id: string
  by: TrafficDimension
  range: DateRange
  row: TrafficRow
  total: TrafficReport['total']
}

function TrafficTableRow({ id, by, range, row, total }: TrafficTableRowProps) {
  const pathTo = useAccountPath()
  const name = getTrafficName(row, by)
  const submissions = formatMetric(row.submissions)
  const conversion = formatShare(row.submissions, row.entrances)
  return (
    <tr className="border-line border-t">
      <th scope="row" className="max-w-48 px-3 py-2 text-left font-normal">
        <span className={row.kind === 'value' ? 'block truncate' : 'block truncate text-muted'} title={name}>
          <bdi>{name}</bdi>
          {row.medium && <span className="text-muted"> / {row.medium}</span>}
        </span>
        <ShareBar part={row.views} total={total.views} />
      </th>
      <td className="px-3 py-2 text-right align-top tabular-nums">
        {formatCount(row.views)}
        <span className="block text-label text-muted">{formatShare(row.views, total.views)}</span>
      </td>
      <td className="px-3 py-2 text-right align-top">
        <span className={tabularClassName(formatMetric(row.entrances))}>{formatMetric(row.entrances)}</span>
      </td>
      <td className="px-3 py-2 text-right align-top">
        {row.filter && row.submissions > 0 ? (
          <Link
            to={pathTo(toTrafficSubmissionsPath(id, range, row.filter))}
            aria-label={`${submissions} ${row.submissions === 1 ? 'submission' : 'submissions'} from ${name}`}
            className="font-medium text-accent-ink tabular-nums hover:underline"
          >
            {submissions}
          </Link>
        ) : (
          <span className={tabularClassName(submissions)}>{submissions}</span>
        )}
      </td>
      <td className="px-3 py-2 text-right align-top">
        <span className={tabularClassName(conversion)}>{conversion}</span>
      </td>
    </tr>
  )
}

const ShareBar = ({ part, total }: { part: number; total: number }) => (
  <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-1.5 block h-1 w-full">
    <rect width="100" height="4" className="fill-hover" />
    <rect width={total > 0 ? (part / total) * 100 : 0} height="4" className="fill-chart-1" />
  </svg>
)
