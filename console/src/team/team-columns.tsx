import type { TeamRow } from '@gable/shared/team/team.ts'
import { Avatar } from '../design/data/avatar.tsx'
import { Badge } from '../design/data/badge.tsx'
import { RelativeTime } from '../design/data/relative-time.tsx'
import type { Column } from '../design/data/table/column.ts'
import type { CompactCard } from '../design/data/table/compact-card-row.tsx'
import { formatCount } from '../design/format/metric-format.ts'
import { getRoleLabel } from '../layout/role-labels.ts'
import { getMemberName } from './member-name.ts'
import { MemberStatusBadge } from './member-status-badge.tsx'

export const teamColumns: Column<TeamRow>[] = [
  {
    key: 'name',
    header: 'Name',
    sort: 'fullName',
    width: '200px',
    cell: (row) => (
      <span className="flex min-w-0 items-center gap-3">
        <Avatar name={row.fullName} src={row.photoUrl} size="sm" />
        <span className="min-w-0 max-w-44">
          <bdi className="block truncate" title={getMemberName(row)}>
            {getMemberName(row)}
          </bdi>
          {row.fullName && (
            <bdi className="block truncate font-normal text-label text-muted" title={row.email}>
              {row.email}
            </bdi>
          )}
        </span>
      </span>
    ),
    afterLink: ({ isSelf }) => isSelf && <Badge>You</Badge>,
  },
  { key: 'role', header: 'Role', sort: 'role', cell: ({ role }) => getRoleLabel(role) },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status, expiresAt }) => <MemberStatusBadge status={status} expiresAt={expiresAt} />,
  },
  {
    key: 'lastSeen',
    header: 'Last Seen',
    sort: 'lastSeenAt',
    initialSortOrder: 'desc',
    cell: ({ lastSeenAt, status }) => (
      <span className="text-muted">
        {lastSeenAt ? <RelativeTime at={lastSeenAt} /> : status === 'INVITED' ? 'Not yet' : 'Never'}
      </span>
    ),
  },
  { key: 'contacts', header: 'Contacts', numeric: true, cell: ({ contacts }) => formatOwned(contacts) },
  { key: 'leads', header: 'Leads', numeric: true, tooltip: 'Open leads', cell: ({ leads }) => formatOwned(leads) },
]

export const toTeamCard = (row: TeamRow): CompactCard => ({
  title: <bdi>{getMemberName(row)}</bdi>,
  aside: <MemberStatusBadge status={row.status} expiresAt={row.expiresAt} />,
  subtitle: [
    getRoleLabel(row.role),
    ...(row.isSelf ? ['You'] : []),
    ...(row.contacts === null ? [] : [`${formatCount(row.contacts)} contacts`]),
    ...(row.leads === null ? [] : [`${formatCount(row.leads)} open leads`]),
  ].join(' · '),
})

const formatOwned = (count: number | null) => (count === null ? '' : formatCount(count))
