import type { FlowSummary } from '@gable/shared/flows/flow.ts'
import { LastUpdatedCell } from '../../design/data/last-updated-cell.tsx'
import type { Column } from '../../design/data/table/column.ts'
import { formatCount } from '../../design/format/metric-format.ts'
import { FlowStatusBadge } from '../flow-status-badge.tsx'

export const createFlowColumns = (timeZone: string): Column<FlowSummary>[] => [
  { key: 'title', header: 'Title', sort: 'title', width: '200px', cell: (flow) => <TitleCell flow={flow} /> },
  { key: 'status', header: 'Status', cell: ({ status }) => <FlowStatusBadge status={status} /> },
  {
    key: 'active',
    header: 'Contacts',
    numeric: true,
    tooltip: 'Contacts who are in it now.',
    cell: ({ statistics: { active, failed } }) => (
      <>
        {formatCount(active + failed)}
        {failed > 0 && <span className="block text-danger-ink text-label">{formatCount(failed)} need a look</span>}
      </>
    ),
  },
  { key: 'sent', header: 'Sent', numeric: true, cell: ({ statistics }) => formatCount(statistics.sent) },
  {
    key: 'opened',
    header: 'Opened',
    numeric: true,
    tooltip: 'Opened emails and scanned postcards.',
    cell: ({ statistics }) => formatCount(statistics.opened),
  },
  { key: 'leads', header: 'Leads', numeric: true, cell: ({ statistics }) => formatCount(statistics.leads) },
  {
    key: 'lastUpdated',
    header: 'Last Updated',
    sort: 'updatedAt',
    initialSortOrder: 'desc',
    cell: ({ lastUpdated }) => <LastUpdatedCell lastUpdated={lastUpdated} timeZone={timeZone} />,
  },
]

const TitleCell = ({ flow: { title, hasUnpublishedChanges } }: { flow: FlowSummary }) => (
  <>
    <span className="block truncate">{title}</span>
    {hasUnpublishedChanges && <span className="block font-normal text-label text-muted">Unpublished changes</span>}
  </>
)
