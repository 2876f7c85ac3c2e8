import type { AssetSummary } from '@gable/shared/assets/asset-summary.ts'
import type { Problem } from '@gable/shared/http/problem.ts'
import type { ReactNode } from 'react'
import type { SWRResponse } from 'swr'
import { DataTable } from '../design/data/data-table.tsx'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { TableSearch } from '../design/data/table-search.tsx'
import { countActiveFilters } from '../design/data/table-state.ts'
import { NoResults } from '../design/feedback/states.tsx'
import { formatCount } from '../design/format/metric-format.ts'
import { ListLayout } from '../design/layout/list-layout.tsx'
import { useTimeZone } from '../platform/use-time-zone.ts'
import type { AssetColumn } from './asset-columns.tsx'
import { StatusFilter } from './status-filter.tsx'
import type { useAssetListState } from './use-asset-list-state.ts'

interface AssetListProps<A extends AssetSummary> {
  state: Pick<ReturnType<typeof useAssetListState>, 'controls' | 'status'>
  response: SWRResponse<{ data: A[]; total: number }, Problem>
  /** When the statistics were last refreshed. */
  lastRefreshedAt: string | undefined
  labels: {
    singular: string
    plural: string
    search: string
    loadError: string
    noResults?: string
  }
  columns: readonly AssetColumn<A>[]
  getPath: (asset: A) => string
  quickActions: (asset: A) => ReactNode
  menu: (asset: A) => ReactNode
  notice: ReactNode
  empty: ReactNode
}

/** A searchable table of widgets or landing pages. */
export function AssetList<A extends AssetSummary>(props: AssetListProps<A>) {
  const { state, response, lastRefreshedAt, labels, columns, getPath, quickActions, menu, notice, empty } = props
  const { controls, status } = state
  const { data, error, isLoading, mutate } = response
  const timeZone = useTimeZone()
  return (
    <ListLayout
      notice={notice}
      search={<TableSearch controls={controls} label={labels.search} />}
      filters={<StatusFilter status={status} onChange={(statuses) => controls.setFilter('status', statuses)} />}
      activeFilterCount={countActiveFilters(controls)}
      count={data && `${formatCount(data.total)} ${data.total === 1 ? labels.singular : labels.plural}`}
      updated={
        lastRefreshedAt && (
          <>
            Updated <RelativeTime at={lastRefreshedAt} timeZone={timeZone} />
          </>
        )
      }
    >
      <DataTable
        label={labels.plural}
        columns={columns}
        rows={data?.data}
        rowKey={({ _id }) => _id}
        rowName={({ name }) => name}
        rowLink={(asset) => ({ href: getPath(asset) })}
        controls={controls}
        total={data?.total}
        stale={isLoading && data !== undefined}
        error={error && { title: labels.loadError, onRetry: () => void mutate(), retrying: response.isValidating }}
        quickActions={quickActions}
        menu={menu}
        empty={empty}
        noResults={<NoResults text={labels.noResults} onClear={controls.clearFilters} />}
      />
    </ListLayout>
  )
}
