import type { ListSort } from '@gable/shared/assets/asset.ts'
import type { AssetSummary } from '@gable/shared/assets/asset-summary.ts'
import { LastUpdatedCell } from '../design/data/last-updated-cell.tsx'
import type { Column } from '../design/data/table/column.ts'
import { formatMetric } from '../design/format/metric-format.ts'
import { AssetStatusBadge } from '../statistics/asset-status-badge.tsx'
import { RateCell } from '../statistics/rate-cell.tsx'

export type AssetColumn<S> = Column<S> & { sort?: ListSort }

interface AssetColumnOptions {
  /** For example "widgets". */
  pluralNoun: string
  /** For example "widget views". */
  viewsNoun: string
  timeZone: string
}

/** The columns that lists of widgets and pages share. Dates are in the viewer's time zone. */
export const createAssetColumns = ({
  pluralNoun,
  viewsNoun,
  timeZone,
}: AssetColumnOptions): AssetColumn<AssetSummary>[] => [
  { key: 'status', header: 'Status', cell: ({ status }) => <AssetStatusBadge status={status} /> },
  {
    key: 'lastUpdated',
    header: 'Last Updated',
    sort: 'lastUpdated.triggeredAt',
    initialSortOrder: 'desc',
    cell: ({ lastUpdated }) => <LastUpdatedCell lastUpdated={lastUpdated} timeZone={timeZone} />,
  },
  {
    key: 'views',
    header: 'Views',
    sort: 'statistics.views',
    initialSortOrder: 'desc',
    numeric: true,
    tooltip: `The number of times ${pluralNoun} were viewed`,
    cell: ({ statistics }) => formatMetric(statistics.views),
  },
  {
    key: 'entrances',
    header: 'Entrances',
    sort: 'statistics.entrances',
    initialSortOrder: 'desc',
    numeric: true,
    tooltip: `The percentage and number of times CTAs were clicked and journeys started, out of ${viewsNoun}`,
    cell: ({ statistics: { entrances, views } }) => <RateCell part={entrances} total={views} />,
  },
  {
    key: 'leads',
    header: 'Submissions',
    sort: 'statistics.leads',
    initialSortOrder: 'desc',
    numeric: true,
    tooltip: 'The percentage and number of form submissions, out of entrances',
    cell: ({ statistics: { leads, entrances } }) => <RateCell part={leads} total={entrances} />,
  },
]
