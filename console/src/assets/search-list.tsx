import type { Problem } from '@gable/shared/http/problem.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import type { ReactNode } from 'react'
import type { SWRResponse } from 'swr'
import { DataTable } from '../design/data/data-table.tsx'
import { RelativeTime } from '../design/data/relative-time.tsx'
import type { Column } from '../design/data/table/column.ts'
import { TableSearch } from '../design/data/table-search.tsx'
import { countActiveFilters } from '../design/data/table-state.ts'
import type { TableControls } from '../design/data/use-table-state.ts'
import { NoResults } from '../design/feedback/states.tsx'
import { ListLayout } from '../design/layout/list-layout.tsx'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { useCurrentResponse } from './use-current-response.ts'

export interface SearchListProps<R extends { _id: string }> {
  controls: TableControls
  response: SWRResponse<{ data: R[]; total: number }, Problem>
  /** When the statistics were last refreshed. */
  lastRefreshedAt: string | undefined
  labels: {
    singular: string
    plural: string
    search: string
    loadError: string
    noResults?: string
  }
  filters: ReactNode
  columns: readonly Column<R>[]
  rowName: (row: R) => string
  getPath: (row: R) => string
  quickActions: (row: R) => ReactNode
  menu: (row: R) => ReactNode
  notice: ReactNode
  empty: ReactNode
}

/** A searchable table of what an account publishes, with a count and the time of its statistics. */
export function SearchList<R extends { _id: string }>(props: SearchListProps<R>) {
  const { controls, response, lastRefreshedAt, labels, filters, getPath, notice, ...table } = props
  const { error, isLoading, isValidating, mutate } = response
  const data = useCurrentResponse(response, controls)
  const timeZone = useTimeZone()
  const count = data?.total ?? (error ? 0 : undefined)
  return (
    <ListLayout
      notice={notice}
      search={<TableSearch controls={controls} label={labels.search} />}
      filters={filters}
      activeFilterCount={countActiveFilters(controls)}
      count={count !== undefined && pluralize(count, labels.singular, labels.plural)}
      updated={
        lastRefreshedAt && (
          <>
            Updated <RelativeTime at={lastRefreshedAt} timeZone={timeZone} />
          </>
        )
      }
    >
      <DataTable
        {...table}
        label={labels.plural}
        rows={data?.data}
        rowKey={({ _id }) => _id}
        rowLink={(row) => ({ href: getPath(row) })}
        controls={controls}
        total={data?.total}
        stale={isLoading && data !== undefined}
        error={error && { title: labels.loadError, onRetry: () => void mutate(), retrying: isValidating }}
        noResults={<NoResults text={labels.noResults} onClear={controls.clearFilters} />}
      />
    </ListLayout>
  )
}
