import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { PermissionGuard } from '../layout/permission-guard.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { PerformanceList } from './performance-list.tsx'

export function PerformanceListPage() {
  return (
    <Page title="Performance" description="See how your widgets, landing pages and dashboards perform, all time.">
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Performance' }]} />
      </TopBarSlot>
      <PermissionGuard permission="MANAGE_MARKETING_SETTINGS">
        <PerformanceList />
      </PermissionGuard>
    </Page>
  )
}
