import type { ContentColumn } from '../content/content-columns.tsx'
import { formatMetric } from '../design/format/metric-format.ts'
import { tabularClassName } from '../design/format/tabular.ts'
import { RateCell } from '../statistics/rate-cell.tsx'

/** The columns with the statistics of postcards: each rate is a share of the one before. */
export const postcardFigures: readonly ContentColumn[] = [
  {
    key: 'delivered',
    header: 'Delivered',
    sort: 'statistics.delivered',
    initialSortOrder: 'desc',
    numeric: true,
    tooltip: 'The number of postcards that reached the mailbox',
    cell: ({ statistics: { delivered } }) => {
      const text = formatMetric(delivered)
      return <span className={tabularClassName(text)}>{text}</span>
    },
  },
  {
    key: 'scans',
    header: 'Scanned',
    sort: 'statistics.scans',
    initialSortOrder: 'desc',
    numeric: true,
    tooltip: 'The percentage and number of postcards that were scanned, out of those delivered',
    cell: ({ statistics: { scans, delivered } }) => <RateCell part={scans} total={delivered} />,
  },
  {
    key: 'leads',
    header: 'Submissions',
    sort: 'statistics.leads',
    initialSortOrder: 'desc',
    numeric: true,
    tooltip: 'The percentage and number of form submissions, out of scans',
    cell: ({ statistics: { leads, scans } }) => <RateCell part={leads} total={scans} />,
  },
]
