import { type SubjectKind, subjectKinds } from '@gable/shared/assets/subject.ts'
import { subjectSorts } from '@gable/shared/statistics/statistics.ts'
import { DataTable } from '../design/data/data-table.tsx'
import { RelativeTime } from '../design/data/relative-time.tsx'
import { TableSearch } from '../design/data/table-search.tsx'
import { filtersIn } from '../design/data/table-state.ts'
import { useTableState } from '../design/data/use-table-state.ts'
import { Empty } from '../design/feedback/states.tsx'
import { formatCount } from '../design/format/metric-format.ts'
import { Select } from '../design/inputs/select.tsx'
import { ListLayout } from '../design/layout/list-layout.tsx'
import { useAccount, useAccountPath } from '../platform/account.ts'
import { useLive } from '../platform/live.ts'
import { usePreference } from '../platform/preferences.ts'
import { useApiList } from '../platform/use-api.ts'
import { performanceColumns } from './performance-columns.tsx'
import { wordsOf } from './words.ts'

/** Everything visitors meet side by side. */
export function PerformanceList() {
  const { agency } = useAccount()
  const pathTo = useAccountPath()
  const [pageSize = 25, rememberPageSize, isKnown] = usePreference('PERFORMANCE_LIST_PAGE_SIZE')
  const controls = useTableState({ ...shape, pageSize }, (size) => void rememberPageSize(size as typeof pageSize))
  const kind = subjectKinds.find((one) => one === controls.filters.kind?.[0])
  const list = useApiList(
    'GET /agent/statistics',
    isKnown && {
      query: {
        search: controls.search.trim(),
        ...(kind && { kind }),
        sort: subjectSorts.find((sort) => sort === controls.sort) ?? 'views',
        sortOrder: controls.sortOrder,
        page: controls.page,
        pageSize: controls.pageSize,
      },
    },
  )
  const { data, error, isLoading, isValidating, mutate } = list
  useLive('submission', () => void mutate())
  return (
    <ListLayout
      search={<TableSearch controls={controls} label="Search Performance" />}
      filters={
        <div className="w-full sm:w-48">
          <Select
            aria-label="Kind"
            value={kind ?? 'all'}
            options={kindOptions}
            onChange={(chosen) => controls.setFilter('kind', chosen === 'all' ? [] : [chosen])}
          />
        </div>
      }
      narrowedBy={filtersIn(controls)}
      count={data && countText(data.total, kind)}
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
        door={(row) => ({ href: pathTo(`marketing/performance/${row._id}`) })}
        controls={controls}
        total={data?.total}
        stale={isLoading && data !== undefined}
        failed={
          error && {
            title: 'The figures could not be loaded',
            onRetry: () => void mutate(),
            retrying: isValidating,
          }
        }
        empty={<Empty title="Nothing to measure yet" text="Widgets, landing pages and dashboards appear here." />}
      />
    </ListLayout>
  )
}

const shape = {
  sort: 'views',
  sortOrder: 'desc' as const,
  sortable: subjectSorts,
  pageSizes: [25, 50, 100],
  filters: { kind: subjectKinds },
}

function countText(count: number, kind: SubjectKind | undefined) {
  const [one, many] = kind
    ? [wordsOf[kind].name, `${wordsOf[kind].name}s`]
    : ['Widget, Page or Dashboard', 'Widgets, Pages and Dashboards']
  return `${formatCount(count)} ${count === 1 ? one : many}`
}

const kindOptions = [
  { value: 'all', label: 'All' },
  ...subjectKinds.map((kind) => ({ value: kind as string, label: `${wordsOf[kind].name}s` })),
]
