import type { ContactDashboard } from '@gable/shared/contact-dashboard/dashboard.ts'
import { useParams } from 'react-router-dom'
import { EditButton } from '../assets/edit-buttons.tsx'
import { DescriptionList } from '../design/data/description-list.tsx'
import { PageSkeleton } from '../design/feedback/skeleton.tsx'
import { formatDate } from '../design/format/date-format.ts'
import { emptyValue } from '../design/format/metric-format.ts'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { useLiveEvent } from '../platform/live.ts'
import { LoadError } from '../platform/load-error.tsx'
import { useTitle } from '../platform/title.ts'
import { useApi } from '../platform/use-api.ts'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { Performance } from '../statistics/performance.tsx'
import { useDashboardPaths } from './dashboard-paths.ts'

/** A dashboard and how it performs. */
export function DashboardPage() {
  const { dashboardId = '' } = useParams()
  const { data, error, isValidating, mutate } = useApi('GET /agent/contact-dashboard/:dashboardId', {
    params: { dashboardId },
  })
  useLiveEvent('contact-dashboards', () => void mutate())
  useTitle(data?.name)
  if (data) return <DashboardDetail key={data._id} dashboard={data} />
  if (!error) return <PageSkeleton />
  return (
    <LoadError
      problem={error}
      title="The dashboard could not be loaded"
      onRetry={() => mutate()}
      retrying={isValidating}
    />
  )
}

function DashboardDetail({ dashboard }: { dashboard: ContactDashboard }) {
  const { _id, name, modules, lastUpdated, updatedAt, updatedBy } = dashboard
  const timeZone = useTimeZone()
  const paths = useDashboardPaths()
  const active = modules.filter(({ isActive }) => isActive).length
  return (
    <Page title={name} actions={<EditButton to={paths.toEditor(_id)} disabledReason={false} />}>
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Contact Dashboard', to: paths.list }, { label: name }]} />
      </TopBarSlot>
      <div className="space-y-6">
        <DescriptionList
          layout="columns"
          items={[
            { label: 'Last Updated', value: formatDate(lastUpdated.triggeredAt ?? updatedAt, timeZone) },
            { label: 'Last Updated By', value: lastUpdated.triggeredBy ?? updatedBy ?? emptyValue },
            { label: 'Active Modules', value: active },
          ]}
        />
        <Performance kind="contact-dashboard" id={_id} />
      </div>
    </Page>
  )
}
