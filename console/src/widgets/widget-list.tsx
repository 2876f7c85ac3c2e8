import { listSorts, subjectStatuses } from '@gable/shared/subjects/subject.ts'
import { useMemo } from 'react'
import { DataTable } from '../design/data-table.tsx'
import { ListLayout } from '../design/list-layout.tsx'
import { formatCount } from '../design/metric-format.ts'
import { RelativeTime } from '../design/relative-time.tsx'
import { Select } from '../design/select.tsx'
import { Empty } from '../design/states.tsx'
import { TableSearch } from '../design/table-search.tsx'
import { useTableState } from '../design/use-table-state.ts'
import { usePreference } from '../platform/preferences.ts'
import { useApi, useApiList } from '../platform/use-api.ts'
import { BrandingNotice } from './branding-notice.tsx'
import { CreateWidget } from './create-widget.tsx'
import { LimitNotice } from './limit-notice.tsx'
import { useWidgetNews } from './use-refresh-widgets.ts'
import { useTimeZone } from './use-time-zone.ts'
import { useWidgetDialogs } from './use-widget-dialogs.tsx'
import { widgetColumns } from './widget-columns.tsx'
import { useWidgetPath } from './widget-paths.ts'
import { WidgetRowActions, WidgetRowMenu } from './widget-row-actions.tsx'

export function WidgetList() {
  const timeZone = useTimeZone()
  const columns = useMemo(() => widgetColumns(timeZone), [timeZone])
  const { pathOf } = useWidgetPath()
  const { ask, dialogs } = useWidgetDialogs()
  useWidgetNews()

  const [pageSize = 25, rememberPageSize, isKnown] = usePreference('WIDGET_LIST_PAGE_SIZE')
  const controls = useTableState({ ...shape, pageSize }, (size) => void rememberPageSize(size as typeof pageSize))
  const status = subjectStatuses.find((one) => one === controls.filters.status?.[0])
  const { data, error, isLoading, isValidating, mutate } = useApiList(
    'GET /agent/widget/config/search',
    isKnown && {
      query: {
        search: controls.search.trim(),
        ...(status && { statuses: [status] }),
        sort: listSorts.find((sort) => sort === controls.sort),
        sortOrder: controls.sortOrder,
        page: controls.page,
        pageSize: controls.pageSize,
      },
    },
  )
  const refreshed = useApi('GET /agent/widget/config/statistics/last-refreshed')
  return (
    <>
      <ListLayout
        notice={
          <>
            <BrandingNotice />
            <LimitNotice />
          </>
        }
        search={<TableSearch controls={controls} label="Search Widgets" />}
        filters={
          <div className="w-full sm:w-40">
            <Select
              aria-label="Status"
              value={status ?? 'all'}
              options={statusOptions}
              onChange={(chosen) => controls.setFilter('status', chosen === 'all' ? [] : [chosen])}
            />
          </div>
        }
        count={data && `${formatCount(data.total)} ${data.total === 1 ? 'Widget' : 'Widgets'}`}
        updated={
          refreshed.data && (
            <>
              Updated <RelativeTime at={refreshed.data.lastRefreshedAt} timeZone={timeZone} />
            </>
          )
        }
      >
        <DataTable
          label="Widgets"
          columns={columns}
          rows={data?.data}
          rowKey={({ _id }) => _id}
          rowName={({ name }) => name}
          door={(widget) => ({ href: pathOf(widget) })}
          controls={controls}
          total={data?.total}
          stale={isLoading && data !== undefined}
          failed={
            error && {
              title: 'The widgets could not be loaded',
              onRetry: () => void mutate(),
              retrying: isValidating,
            }
          }
          quickActions={(widget) => <WidgetRowActions widget={widget} />}
          menu={(widget) => <WidgetRowMenu widget={widget} ask={ask} />}
          empty={
            <Empty title="No Widget Found" text="Please create a widget to get started." action={<CreateWidget />} />
          }
        />
      </ListLayout>
      {dialogs}
    </>
  )
}

const shape = {
  sort: 'lastUpdated.triggeredAt',
  sortOrder: 'desc' as const,
  sortable: listSorts,
  pageSizes: [25, 50, 100],
  filters: { status: subjectStatuses },
}

const statusOptions = [
  { value: 'all', label: 'All' },
  { value: 'PUBLISHED', label: 'Published' },
  { value: 'ARCHIVED', label: 'Archived' },
]
