import type { CountedSubject } from '@gable/shared/statistics/statistics.ts'
import { RelativeTime } from '../design/data/relative-time.tsx'
import type { Column } from '../design/data/table/column.ts'
import { formatMetric } from '../design/format/metric-format.ts'
import { Ratio } from './ratio.tsx'
import { stepOf } from './step.ts'
import { SubjectStatusBadge } from './subject-status-badge.tsx'
import { wordsOf } from './words.ts'

export const performanceColumns: Column<CountedSubject>[] = [
  {
    key: 'name',
    header: 'Name',
    sort: 'name',
    width: '180px',
    cell: ({ name, kind }) => (
      <>
        <span className="block truncate">{name}</span>
        <span className="block font-normal text-label text-muted">{wordsOf[kind].name}</span>
      </>
    ),
  },
  {
    key: 'views',
    header: 'Views',
    sort: 'views',
    firstOrder: 'desc',
    numeric: true,
    tooltip: 'The number of times it was viewed',
    cell: ({ views }) => formatMetric(views),
  },
  {
    key: 'entrances',
    header: 'Entrances',
    sort: 'entrances',
    firstOrder: 'desc',
    numeric: true,
    tooltip:
      'The percentage and number of times CTAs were clicked and journeys started, out of views; of dashboards, CTA clicks',
    cell: (row) => <Ratio part={stepOf(row.kind, row)} whole={row.views} />,
  },
  {
    key: 'leads',
    header: 'Submissions',
    sort: 'leads',
    firstOrder: 'desc',
    numeric: true,
    tooltip: 'The percentage and number of form submissions, out of entrances',
    cell: (row) => <Ratio part={row.leads} whole={stepOf(row.kind, row)} />,
  },
  {
    key: 'latestActivity',
    header: 'Latest Activity',
    sort: 'latestActivity',
    firstOrder: 'desc',
    align: 'end',
    cell: ({ latestActivity }) => <RelativeTime at={latestActivity} />,
  },
  { key: 'status', header: 'Status', align: 'end', cell: ({ status }) => <SubjectStatusBadge status={status} /> },
]
