import type { ContactDashboard } from '@gable/shared/contact-dashboard/dashboard.ts'
import { pluralize } from '@gable/shared/text/pluralize.ts'
import { RowEditButton } from '../assets/edit-buttons.tsx'
import { DataTable } from '../design/data/data-table.tsx'
import { RelativeTime } from '../design/data/relative-time.tsx'
import type { Column } from '../design/data/table/column.ts'
import { EmptyState } from '../design/feedback/states.tsx'
import { formatDateTime } from '../design/format/date-format.ts'
import { formatMetric } from '../design/format/metric-format.ts'
import { ListLayout } from '../design/layout/list-layout.tsx'
import { useReturnQuery } from '../editing/back-link.ts'
import { useLiveEvent } from '../platform/live.ts'
import { useApi } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { RateCell } from '../statistics/rate-cell.tsx'
import { useDashboardPaths } from './dashboard-paths.ts'

/** The dashboards of the account, with their all-time statistics. */
export function DashboardList() {
  const timeZone = useTimeZone()
  const paths = useDashboardPaths()
  const returnQuery = useReturnQuery()
  const { data, error, isValidating, mutate } = useApi('GET /agent/contact-dashboard')
  const refreshed = useApi('GET /agent/contact-dashboard/statistics/last-refreshed')
  useLiveEvent('contact-dashboards', () => void mutate())
  return (
    <ListLayout
      count={data && pluralize(data.length, 'Dashboard')}
      updated={
        refreshed.data && (
          <>
            Updated <RelativeTime at={refreshed.data.lastRefreshedAt} timeZone={timeZone} />
          </>
        )
      }
    >
      <DataTable
        label="Contact Dashboards"
        columns={createColumns(timeZone)}
        rows={data}
        rowKey={({ _id }) => _id}
        rowLink={({ _id }) => ({ href: paths.toDashboard(_id) })}
        quickActions={({ _id, name }) => <RowEditButton to={paths.toEditor(_id) + returnQuery} name={name} />}
        error={
          error && {
            title: 'The dashboards could not be loaded',
            onRetry: () => void mutate(),
            retrying: isValidating,
          }
        }
        empty={<EmptyState title="No Dashboards Found" />}
      />
    </ListLayout>
  )
}

const createColumns = (timeZone: string): Column<ContactDashboard>[] => [
  { key: 'name', header: 'Name', width: '220px', cell: ({ name }) => name },
  {
    key: 'updated',
    header: 'Last Updated',
    width: '200px',
    cell: ({ lastUpdated }) => (
      <span className="tabular-nums">{formatDateTime(lastUpdated.triggeredAt, timeZone)}</span>
    ),
  },
  { key: 'views', header: 'Views', numeric: true, cell: ({ statistics }) => formatMetric(statistics.views) },
  {
    key: 'clicks',
    header: 'Clicks',
    numeric: true,
    tooltip: 'The percentage and number of CTA clicks, out of dashboard views',
    cell: ({ statistics: { clicks, views } }) => <RateCell part={clicks} total={views} />,
  },
  {
    key: 'submissions',
    header: 'Submissions',
    numeric: true,
    tooltip: 'The percentage and number of form submissions, out of CTA clicks',
    cell: ({ statistics: { leads, clicks } }) => <RateCell part={leads} total={clicks} />,
  },
]
