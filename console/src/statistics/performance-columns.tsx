import type { AssetStatistics } from '@gable/shared/statistics/statistics.ts'
import { RelativeTime } from '../design/data/relative-time.tsx'
import type { Column } from '../design/data/table/column.ts'
import { formatMetric } from '../design/format/metric-format.ts'
import { AssetStatusBadge } from './asset-status-badge.tsx'
import { getEngagementCount } from './engagement.ts'
import { performanceLabels } from './labels.ts'
import { RateCell } from './rate-cell.tsx'

export const performanceColumns: Column<AssetStatistics>[] = [
  {
    key: 'name',
    header: 'Name',
    sort: 'name',
    width: '180px',
    cell: ({ name, kind }) => (
      <>
        <span className="block truncate">{name}</span>
        <span className="block font-normal text-label text-muted">{performanceLabels[kind].name}</span>
      </>
    ),
  },
  {
    key: 'views',
    header: 'Views',
    sort: 'views',
    initialSortOrder: 'desc',
    numeric: true,
    tooltip: 'The number of times it was viewed',
    cell: ({ views }) => formatMetric(views),
  },
  {
    key: 'entrances',
    header: 'Entrances',
    sort: 'entrances',
    initialSortOrder: 'desc',
    numeric: true,
    tooltip:
      'The percentage and number of times CTAs were clicked and journeys started, out of views; of dashboards, CTA clicks',
    cell: (row) => <RateCell part={getEngagementCount(row.kind, row)} total={row.views} />,
  },
  {
    key: 'leads',
    header: 'Submissions',
    sort: 'leads',
    initialSortOrder: 'desc',
    numeric: true,
    tooltip: 'The percentage and number of form submissions, out of entrances',
    cell: (row) => <RateCell part={row.leads} total={getEngagementCount(row.kind, row)} />,
  },
  {
    key: 'latestActivity',
    header: 'Latest Activity',
    sort: 'latestActivity',
    initialSortOrder: 'desc',
    align: 'end',
    cell: ({ latestActivity }) => <RelativeTime at={latestActivity} />,
  },
  { key: 'status', header: 'Status', align: 'end', cell: ({ status }) => <AssetStatusBadge status={status} /> },
]
