import type { Standing } from '@gable/shared/assets/standing.ts'
import type { ListSort } from '@gable/shared/assets/subject.ts'
import type { Column } from '../design/data/table/column.ts'
import { formatDate, formatDateTime } from '../design/format/date-format.ts'
import { formatMetric } from '../design/format/metric-format.ts'
import { Ratio } from '../statistics/ratio.tsx'
import { SubjectStatusBadge } from '../statistics/subject-status-badge.tsx'

export type SubjectColumn<S> = Column<S> & { sort?: ListSort }

interface ColumnWords {
  /** What is viewed: "widgets". */
  viewed: string
  /** What entrances are counted out of: "widget views". */
  views: string
  timeZone: string
}

/** How things stand and what visitors did with them. Days are those of whoever looks. */
export const standingColumns = ({ viewed, views, timeZone }: ColumnWords): SubjectColumn<Standing>[] => [
  { key: 'status', header: 'Status', cell: ({ status }) => <SubjectStatusBadge status={status} /> },
  {
    key: 'lastUpdated',
    header: 'Last Updated',
    sort: 'lastUpdated.triggeredAt',
    firstOrder: 'desc',
    cell: ({ lastUpdated: { triggeredAt, triggeredBy } }) => (
      <>
        <time dateTime={triggeredAt} title={formatDateTime(triggeredAt, timeZone)} className="block tabular-nums">
          {formatDate(triggeredAt, timeZone)}
        </time>
        {triggeredBy && <span className="block truncate text-label text-muted">{triggeredBy}</span>}
      </>
    ),
  },
  {
    key: 'views',
    header: 'Views',
    sort: 'statistics.views',
    firstOrder: 'desc',
    numeric: true,
    tooltip: `The number of times ${viewed} were viewed`,
    cell: ({ statistics }) => formatMetric(statistics.views),
  },
  {
    key: 'entrances',
    header: 'Entrances',
    sort: 'statistics.entrances',
    firstOrder: 'desc',
    numeric: true,
    tooltip: `The percentage and number of times CTAs were clicked and journeys started, out of ${views}`,
    cell: ({ statistics: { entrances, views } }) => <Ratio part={entrances} whole={views} />,
  },
  {
    key: 'leads',
    header: 'Submissions',
    sort: 'statistics.leads',
    firstOrder: 'desc',
    numeric: true,
    tooltip: 'The percentage and number of form submissions, out of entrances',
    cell: ({ statistics: { leads, entrances } }) => <Ratio part={leads} whole={entrances} />,
  },
]
