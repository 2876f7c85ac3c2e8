import { type AssetKind, assetKinds } from '@gable/shared/assets/asset.ts'
import { assetSorts } from '@gable/shared/statistics/statistics.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { DataTable } from '../design/data/data-table.tsx'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { TableSearch } from '../design/data/table-search.tsx'
import { countActiveFilters } from '../design/data/table-state.ts'
import { useTableState } from '../design/data/use-table-state.ts'
import { EmptyState } from '../design/feedback/states.tsx'
import { Select } from '../design/inputs/select.tsx'
import { ListLayout } from '../design/layout/list-layout.tsx'
import { useAccount, useAccountPath } from '../platform/account.ts'
import { useLiveEvent } from '../platform/live.ts'
import { usePreference } from '../platform/preferences.ts'
import { useApiList } from '../platform/use-api.ts'
import { performanceLabels } from './labels.ts'
import { performanceColumns } from './performance-columns.tsx'

/** All widgets, landing pages and dashboards with their statistics. */
export function PerformanceList() {
  const { agency } = useAccount()
  const pathTo = useAccountPath()
  const [pageSize = 25, rememberPageSize, isKnown] = usePreference('PERFORMANCE_LIST_PAGE_SIZE')
  const controls = useTableState(
    { ...tableOptions, pageSize },
    (size) => void rememberPageSize(size as typeof pageSize),
  )
  const kind = assetKinds.find((candidate) => candidate === controls.filters.kind?.[0])
  const list = useApiList(
    'GET /agent/statistics',
    isKnown && {
      query: {
        search: controls.search.trim(),
        ...(kind && { kind }),
        sort: assetSorts.find((sort) => sort === controls.sort) ?? 'views',
        sortOrder: controls.sortOrder,
        page: controls.page,
        pageSize: controls.pageSize,
      },
    },
  )
  const { data, error, isLoading, isValidating, mutate } = list
  useLiveEvent('submission', () => void mutate())
  return (
    <ListLayout
      search={<TableSearch controls={controls} label="Search Performance" />}
      filters={
        <Select
          aria-label="Type"
          value={kind ?? 'all'}
          options={kindOptions}
          onChange={(value) => controls.setFilter('kind', value === 'all' ? [] : [value])}
        />
      }
      activeFilterCount={countActiveFilters(controls)}
      count={data && formatCountLabel(data.total, kind)}
      updated={
        data && (
          <>
            Updated <RelativeTime at={data.lastRefreshedAt} timeZone={agency.timeZone} />
          </>
        )
      }
    >
      <DataTable
        label="Performance"
        columns={performanceColumns}
        rows={data?.data}
        rowKey={(row) => row._id}
        rowLink={(row) => ({ href: pathTo(`marketing/performance/${row._id}`) })}
        controls={controls}
        total={data?.total}
        stale={isLoading && data !== undefined}
        error={
          error && {
            title: 'The statistics could not be loaded',
            onRetry: () => void mutate(),
            retrying: isValidating,
          }
        }
        empty={
          <EmptyState
            title="No statistics yet"
            text="Publish a widget, landing page or dashboard to see how it performs."
          />
        }
      />
    </ListLayout>
  )
}

const tableOptions = {
  sort: 'views',
  sortOrder: 'desc' as const,
  sortable: assetSorts,
  pageSizes: [25, 50, 100],
  filters: { kind: assetKinds },
}

function formatCountLabel(count: number, kind: AssetKind | undefined) {
  const [singular, plural] = kind
    ? [performanceLabels[kind].name, `${performanceLabels[kind].name}s`]
    : ['Widget, Page or Dashboard', 'Widgets, Pages and Dashboards']
  return pluralize(count, singular, plural)
}

const kindOptions = [
  { value: 'all', label: 'All types' },
  ...assetKinds.map((kind) => ({ value: kind as string, label: `${performanceLabels[kind].name}s` })),
]
