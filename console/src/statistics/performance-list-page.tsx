import { PermissionGuard } from '../app/guards/permission-guard.tsx'
import { TopBarSlot } from '../app/shell/top-bar-slot.tsx'
import { Breadcrumb } from '../design/breadcrumb.tsx'
import { Page } from '../design/page.tsx'
import { PerformanceList } from './performance-list.tsx'

export function PerformanceListPage() {
  return (
    <Page title="Performance" description="How your widgets, landing pages and dashboards do, of all time.">
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Marketing' }, { label: 'Performance' }]} />
      </TopBarSlot>
      <PermissionGuard permission="MANAGE_MARKETING_SETTINGS">
        <PerformanceList />
      </PermissionGuard>
    </Page>
  )
}
