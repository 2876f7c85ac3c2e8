import type { Standing } from '@gable/shared/assets/standing.ts'
import type { Problem } from '@gable/shared/http/problem.ts'
import type { ReactNode } from 'react'
import type { SWRResponse } from 'swr'
import { DataTable } from '../design/data/data-table.tsx'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { TableSearch } from '../design/data/table-search.tsx'
import { filtersIn } from '../design/data/table-state.ts'
import { FilteredToNothing } from '../design/feedback/states.tsx'
import { formatCount } from '../design/format/metric-format.ts'
import { ListLayout } from '../design/layout/list-layout.tsx'
import { useTimeZone } from '../platform/use-time-zone.ts'
import type { SubjectColumn } from './standing-columns.tsx'
import { StatusFilter } from './status-filter.tsx'
import type { useListState } from './use-list-state.ts'

interface SubjectListProps<S extends Standing> {
  state: Pick<ReturnType<typeof useListState>, 'controls' | 'status'>
  found: SWRResponse<{ data: S[]; total: number }, Problem>
  /** When the figures were read. */
  lastRefreshedAt: string | undefined
  words: {
    /** One of them and many: "Widget", "Widgets". */
    one: string
    many: string
    search: string
    failed: string
    /** Said where search and status leave nothing. */
    nothingFound?: string
  }
  columns: readonly SubjectColumn<S>[]
  pathOf: (subject: S) => string
  quickActions: (subject: S) => ReactNode
  menu: (subject: S) => ReactNode
  notice: ReactNode
  empty: ReactNode
}

/** Widgets or pages of an account with what can be done to each. */
export function SubjectList<S extends Standing>(props: SubjectListProps<S>) {
  const { state, found, lastRefreshedAt, words, columns, pathOf, quickActions, menu, notice, empty } = props
  const { controls, status } = state
  const { data, error, isLoading, mutate } = found
  const timeZone = useTimeZone()
  return (
    <ListLayout
      notice={notice}
      search={<TableSearch controls={controls} label={words.search} />}
      filters={<StatusFilter status={status} onChange={(chosen) => controls.setFilter('status', chosen)} />}
      narrowedBy={filtersIn(controls)}
      count={data && `${formatCount(data.total)} ${data.total === 1 ? words.one : words.many}`}
      updated={
        lastRefreshedAt && (
          <>
            Updated <RelativeTime at={lastRefreshedAt} timeZone={timeZone} />
          </>
        )
      }
    >
      <DataTable
        label={words.many}
        columns={columns}
        rows={data?.data}
        rowKey={({ _id }) => _id}
        rowName={({ name }) => name}
        door={(subject) => ({ href: pathOf(subject) })}
        controls={controls}
        total={data?.total}
        stale={isLoading && data !== undefined}
        failed={error && { title: words.failed, onRetry: () => void mutate(), retrying: found.isValidating }}
        quickActions={quickActions}
        menu={menu}
        empty={empty}
        filteredEmpty={<FilteredToNothing text={words.nothingFound} onClear={controls.clear} />}
      />
    </ListLayout>
  )
}
