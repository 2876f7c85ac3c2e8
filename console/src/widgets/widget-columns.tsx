import type { ListSort } from '@gable/shared/subjects/subject.ts'
import type { Widget } from '@gable/shared/widgets/widget.ts'
import { formatDate, formatDateTime } from '../design/date-format.ts'
import { formatMetric } from '../design/metric-format.ts'
import type { Column } from '../design/table/column.ts'
import { Ratio } from '../statistics/ratio.tsx'
import { SubjectStatusBadge } from '../statistics/subject-status-badge.tsx'
import { CopyId } from './copy-id.tsx'

type WidgetColumn = Column<Widget> & { sort?: ListSort }

/** Of the list. Days are those of whoever looks. */
export const widgetColumns = (timeZone: string): WidgetColumn[] => [
  {
    key: 'name',
    header: 'Name',
    sort: 'name',
    width: '240px',
    cell: ({ _id, name }) => (
      <>
        <span className="block truncate">{name}</span>
        <span className="inline-block max-w-full truncate align-top font-normal text-label text-muted">ID: {_id}</span>
      </>
    ),
    beside: ({ _id, name }) => <CopyId iconOnly id={_id} label={`Copy ID of ${name}`} />,
  },
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
    tooltip: 'The number of times widgets were viewed',
    cell: ({ statistics }) => formatMetric(statistics.views),
  },
  {
    key: 'entrances',
    header: 'Entrances',
    sort: 'statistics.entrances',
    firstOrder: 'desc',
    numeric: true,
    tooltip: 'The percentage and number of times CTAs were clicked and journeys started, out of widget views',
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
