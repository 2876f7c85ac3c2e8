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

interface AssetListProps<S extends AssetSummary> {
  state: Pick<ReturnType<typeof useAssetListState>, 'controls' | 'status'>
  response: SWRResponse<{ data: S[]; total: number }, Problem>
  /** When the figures were read. */
  lastRefreshedAt: string | undefined
  labels: {
    /** One of them and many: "Widget", "Widgets". */
    singular: string
    plural: string
    search: string
    loadError: string
    /** Said where search and status leave nothing. */
    noResults?: string
  }
  columns: readonly AssetColumn<S>[]
  getPath: (subject: S) => string
  quickActions: (subject: S) => ReactNode
  menu: (subject: S) => ReactNode
  notice: ReactNode
  empty: ReactNode
}

/** Widgets or pages of an account with what can be done to each. */
export function AssetList<S extends AssetSummary>(props: AssetListProps<S>) {
  const { state, response, lastRefreshedAt, labels, columns, getPath, quickActions, menu, notice, empty } = props
  const { controls, status } = state
  const { data, error, isLoading, mutate } = response
  const timeZone = useTimeZone()
  return (
    <ListLayout
      notice={notice}
      search={<TableSearch controls={controls} label={labels.search} />}
      filters={<StatusFilter status={status} onChange={(chosen) => controls.setFilter('status', chosen)} />}
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
        rowLink={(subject) => ({ href: getPath(subject) })}
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
