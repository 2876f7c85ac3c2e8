import type { Segment } from '@gable/shared/segments/segment.ts'
import { SharingBadge } from '../design/data/sharing-badge.tsx'
import type { Column } from '../design/data/table/column.ts'
import { formatDate, formatDateTime } from '../design/format/date-format.ts'
import { formatCount } from '../design/format/metric-format.ts'
import { formatConditions } from './format-conditions.ts'

export const createSegmentColumns = (timeZone: string, agentId: string): Column<Segment>[] => [
  {
    key: 'name',
    header: 'Name',
    sort: 'name',
    width: '240px',
    cell: (segment) => (
      <>
        <span className="block truncate">{segment.name}</span>
        <span className="block truncate font-normal text-label text-muted">{formatConditions(segment)}</span>
      </>
    ),
  },
  { key: 'visibility', header: 'Visibility', cell: ({ isShared }) => <SharingBadge isShared={isShared} /> },
  { key: 'count', header: 'Contacts', numeric: true, cell: ({ count }) => formatCount(count) },
  {
    key: 'owner',
    header: 'Owner',
    cell: ({ owner }) => <span className="block truncate">{owner._id === agentId ? 'You' : owner.fullName}</span>,
  },
  {
    key: 'updatedAt',
    header: 'Last changed',
    sort: 'updatedAt',
    initialSortOrder: 'desc',
    cell: ({ updatedAt }) => (
      <time dateTime={updatedAt} title={formatDateTime(updatedAt, timeZone)} className="tabular-nums">
        {formatDate(updatedAt, timeZone)}
      </time>
    ),
  },
]
