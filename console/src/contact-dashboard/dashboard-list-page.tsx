import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { DashboardList } from './dashboard-list.tsx'

export function DashboardListPage() {
  return (
    <Page title="Contact Dashboards" description="The page every homeowner gets about their own home.">
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Contact Dashboard' }]} />
      </TopBarSlot>
      <DashboardList />
    </Page>
  )
}
