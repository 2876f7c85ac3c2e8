import { memberStatuses } from '@gable/shared/team/team.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { UserRoundPlus } from 'lucide-react'
import { DataTable } from '../design/data/data-table.tsx'
import { TableSearch } from '../design/data/table-search.tsx'
import { useTableState } from '../design/data/use-table-state.ts'
import { Callout } from '../design/feedback/callout.tsx'
import { EmptyState, NoResults } from '../design/feedback/states.tsx'
import { formatCount } from '../design/format/metric-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { Select } from '../design/inputs/select.tsx'
import { ListLayout } from '../design/layout/list-layout.tsx'
import { useAccountPath } from '../platform/account.ts'
import { useLiveEvent } from '../platform/live.ts'
import { usePreference } from '../platform/preferences.ts'
import { useApiList } from '../platform/use-api.ts'
import { useCreateDialog } from '../platform/use-create-dialog.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { teamColumns, toTeamCard } from './team-columns.tsx'
import { TeamLayout } from './team-layout.tsx'
import { TeamMenu } from './team-menu.tsx'
import { useTeamDialogs } from './use-team-dialogs.tsx'

/** Members and open invitations. */
export function UserListPage() {
  const pathTo = useAccountPath()
  const inviting = useCreateDialog()
  const { openDialog, dialogs } = useTeamDialogs()
  const [pageSize = 25, rememberPageSize, isKnown] = usePreference('TEAM_LIST_PAGE_SIZE')
  const controls = useTableState(
    { ...tableOptions, pageSize },
    (size) => void rememberPageSize(size as typeof pageSize),
  )
  const { search, sort, sortOrder, page, filters } = controls
  const status = memberStatuses.find((item) => item === filters.status?.[0])
  const { data, error, isLoading, isValidating, mutate } = useApiList(
    'GET /agent/team',
    isKnown && {
      query: {
        search: search.trim(),
        status,
        sort: sorts.find((item) => item === sort),
        sortOrder,
        page,
        pageSize: controls.pageSize,
      },
    },
  )
  useLiveEvent('team', () => void mutate())
  const seats = data?.seats
  const isFull = seats !== undefined && seats.used >= seats.available
  return (
    <TeamLayout
      description="Who works with you on Gable, and what each of them owns."
      actions={
        <Button variant="primary" icon={UserRoundPlus} disabled={isFull} onClick={inviting.open}>
          Invite members
        </Button>
      }
    >
      <ListLayout
        notice={
          isFull && (
            <Callout
              tone="warning"
              title="All seats of your plan are taken"
              action={
                <Button size="sm" to={pathTo('plans')}>
                  Compare plans
                </Button>
              }
            >
              Deactivate a member or revoke an invitation to free a seat, or choose a larger plan.
            </Callout>
          )
        }
        search={<TableSearch controls={controls} label="Search team members" />}
        filters={
          <Select
            aria-label="Status"
            value={status ?? 'ALL'}
            options={statusOptions}
            onChange={(next) => controls.setFilter('status', next === 'ALL' ? [] : [next])}
          />
        }
        activeFilterCount={status ? 1 : 0}
        count={data && pluralize(data.total, 'person', 'people')}
        updated={seats && `${formatCount(seats.used)} of ${formatCount(seats.available)} seats used`}
      >
        <DataTable
          label="Team Members"
          columns={teamColumns}
          rows={data?.data}
          rowKey={({ _id }) => _id}
          rowLink={(row) =>
            row.status === 'INVITED'
              ? { onOpen: () => openDialog('resend', row) }
              : { href: pathTo(`settings/team/users/${row._id}`) }
          }
          controls={controls}
          total={data?.total}
          stale={isLoading && data !== undefined}
          error={
            error && { title: 'The team could not be loaded', onRetry: () => void mutate(), retrying: isValidating }
          }
          card={toTeamCard}
          menu={(row) => <TeamMenu row={row} openDialog={openDialog} />}
          empty={<EmptyState title="No team members" text="Invite the people you work with." />}
          noResults={<NoResults title="No team members found" onClear={controls.clearFilters} />}
        />
      </ListLayout>
      <InviteDialog open={inviting.isOpen} onClose={inviting.close} />
      {dialogs}
    </TeamLayout>
  )
}

const sorts = ['fullName', 'role', 'lastSeenAt'] as const

const tableOptions = {
  sort: 'fullName',
  sortable: sorts,
  pageSizes: [10, 25, 50, 100],
  filters: { status: memberStatuses },
}

const statusOptions = [
  { value: 'ALL', label: 'Everyone' },
  { value: 'ACTIVE', label: 'Active' },
  { value: 'INVITED', label: 'Invited' },
  { value: 'DEACTIVATED', label: 'Deactivated' },
] as const
