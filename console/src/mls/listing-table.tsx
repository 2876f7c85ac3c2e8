import { type ListingStatus, listingStatuses, listingStatusLabels, type MlsListing } from '@gable/shared/mls/listing.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { Plus } from 'lucide-react'
import { Badge, type Tone } from '../design/data/badge.tsx'
import { DataTable } from '../design/data/data-table.tsx'
import type { Column } from '../design/data/table/column.ts'
import { TableSearch } from '../design/data/table-search.tsx'
import { countActiveFilters } from '../design/data/table-state.ts'
import { type TableControls, useTableState } from '../design/data/use-table-state.ts'
import { EmptyState, NoResults } from '../design/feedback/states.tsx'
import { formatCount } from '../design/format/metric-format.ts'
import { Button } from '../design/inputs/button.tsx'
import { MultiSelect } from '../design/inputs/multi-select.tsx'
import { Select } from '../design/inputs/select.tsx'
import { ListLayout } from '../design/layout/list-layout.tsx'
import { useAccountPath } from '../platform/account.ts'
import { useApi, useApiList } from '../platform/use-api.ts'
import { useOverlayParam } from '../platform/use-overlay-param.ts'
import { formatDollars } from '../properties/property-format.ts'
import { useMlsTeam } from './use-mls.ts'

/** The agency's own listings, or all that came in. */
export function ListingTable() {
  const controls = useTableState(tableOptions)
  const { page, pageSize, search, filters } = controls
  const scope = filters.scope?.[0] === 'all' ? 'all' : 'own'
  const { data, error, isLoading, isValidating, mutate } = useApiList('GET /agent/mls/listings', {
    query: {
      page,
      pageSize,
      search,
      scope,
      ...(filters.status?.length && { status: filters.status as ListingStatus[] }),
      ...(filters.agent?.[0] && { agentId: filters.agent[0] }),
    },
  })
  const { hrefTo } = useOverlayParam('listing')
  return (
    <ListLayout
      search={<TableSearch controls={controls} label="Search Listings" />}
      filters={<ListingFilters controls={controls} />}
      activeFilterCount={countActiveFilters(controls)}
      count={data && pluralize(data.total, 'listing')}
    >
      <DataTable<MlsListing>
        label="Listings"
        columns={columns}
        rows={data?.data}
        rowKey={({ _id }) => _id}
        rowLink={({ _id }) => ({ href: hrefTo(_id) })}
        controls={controls}
        total={data?.total}
        stale={isLoading && data !== undefined}
        error={
          error && {
            title: 'The listings could not be loaded',
            onRetry: () => void mutate(),
            retrying: isValidating,
          }
        }
        empty={<NoListings onShowAll={() => controls.setFilter('scope', ['all'])} />}
        noResults={<NoResults title="No listings found" onClear={controls.clearFilters} />}
      />
    </ListLayout>
  )
}

/** Tells an account without listings from one whose MLS sent none that is its own. */
function NoListings({ onShowAll }: { onShowAll: () => void }) {
  const pathTo = useAccountPath()
  const { data: connections = [] } = useApi('GET /agent/mls/connections')
  const others = connections.reduce((sum, { listings }) => sum + listings, 0)
  if (others > 0)
    return (
      <EmptyState
        title="No listings of yours yet"
        text={`${formatCount(others)} listings of others have come in. Enter your MLS IDs in the connection, and yours show here.`}
        action={<Button onClick={onShowAll}>Show all listings</Button>}
      />
    )
  return (
    <EmptyState
      title="No listings yet"
      text="Connect your MLS, upload an export, or add a listing by hand. Your listings show here; all others are comparables for your contacts’ homes."
      action={
        <Button variant="primary" icon={Plus} to={pathTo('settings/mls/add')}>
          Add
        </Button>
      }
    />
  )
}

const tableOptions = { filters: { scope: ['all'], status: listingStatuses, agent: 'any' } } as const

function ListingFilters({ controls }: { controls: TableControls }) {
  const team = useMlsTeam()
  return (
    <>
      <Select
        aria-label="Listings"
        value={controls.filters.scope?.[0] === 'all' ? 'all' : 'own'}
        options={[
          { value: 'own', label: 'Our listings' },
          { value: 'all', label: 'All listings' },
        ]}
        onChange={(scope) => controls.setFilter('scope', scope === 'all' ? ['all'] : [])}
      />
      <MultiSelect
        aria-label="Status"
        placeholder="All statuses"
        value={listingStatuses.filter((status) => controls.filters.status?.includes(status))}
        options={listingStatuses.map((value) => ({ value, label: listingStatusLabels[value] }))}
        onChange={(statuses) => controls.setFilter('status', statuses)}
      />
      <Select
        aria-label="Agent"
        value={controls.filters.agent?.[0] ?? 'all'}
        options={[
          { value: 'all', label: 'All agents' },
          ...(team.data ?? []).map(({ _id, fullName }) => ({ value: _id, label: fullName })),
        ]}
        onChange={(agent) => controls.setFilter('agent', agent === 'all' ? [] : [agent])}
      />
    </>
  )
}

export function ListingStatusBadge({ status }: { status: ListingStatus }) {
  return (
    <Badge tone={statusTones[status] ?? 'neutral'} dot>
      {listingStatusLabels[status]}
    </Badge>
  )
}

const statusTones: Partial<Record<ListingStatus, Tone>> = {
  ACTIVE: 'success',
  ACTIVE_UNDER_CONTRACT: 'warning',
  COMING_SOON: 'accent',
  PENDING: 'warning',
  CLOSED: 'info',
}

const columns: Column<MlsListing>[] = [
  {
    key: 'address',
    header: 'Address',
    cell: ({ address }) => <span className="break-words">{address.fullAddress}</span>,
  },
  { key: 'status', header: 'Status', cell: ({ status }) => <ListingStatusBadge status={status} /> },
  {
    key: 'price',
    header: 'Price',
    numeric: true,
    cell: ({ closePrice, listPrice }) => formatDollars(closePrice ?? listPrice),
  },
  { key: 'agent', header: 'Agent', cell: ({ agentName }) => agentName || <span className="text-muted">--</span> },
  {
    key: 'source',
    header: 'Source',
    cell: ({ source, mlsNumber, credit }) => (
      <span className="block min-w-0">
        <span className="block">{source.kind === 'MANUAL' ? source.name : credit.attribution}</span>
        {mlsNumber && <span className="block text-label text-muted">#{mlsNumber}</span>}
      </span>
    ),
  },
]
