import { useParams } from 'react-router-dom'
import { PageSkeleton } from '../design/feedback/skeleton.tsx'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { NoAccessPage } from '../layout/no-access-page.tsx'
import { PermissionGuard } from '../layout/permission-guard.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { useAccountPath } from '../platform/account.ts'
import { LoadError } from '../platform/load-error.tsx'
import { useTitle } from '../platform/title.ts'
import { useApi } from '../platform/use-api.ts'
import { AssetStatusBadge } from './asset-status-badge.tsx'
import { Performance } from './performance.tsx'

export function PerformancePage() {
  const { subjectId = '' } = useParams()
  return (
    <PermissionGuard permission="MANAGE_MARKETING_SETTINGS" fallback={<NoAccessPage crumb="Performance" />}>
      <AssetPerformance key={subjectId} id={subjectId} />
    </PermissionGuard>
  )
}

/** The statistics of one widget, landing page or dashboard. */
function AssetPerformance({ id }: { id: string }) {
  const pathTo = useAccountPath()
  const { data, error, isValidating, mutate } = useApi('GET /agent/statistics/:subjectId', {
    params: { subjectId: id },
  })
  useTitle(data?.name)
  if (error && !data)
    return (
      <LoadError
        problem={error}
        title="The statistics could not be loaded"
        onRetry={() => mutate()}
        retrying={isValidating}
      />
    )
  if (!data) return <PageSkeleton />
  return (
    <Page title={data.name} badge={<AssetStatusBadge status={data.status} />}>
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Performance', to: pathTo('marketing/performance') }, { label: data.name }]} />
      </TopBarSlot>
      <Performance kind={data.kind} id={data._id} />
    </Page>
  )
}
