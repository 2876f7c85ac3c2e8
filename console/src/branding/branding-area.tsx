import { NoAccess } from '../design/feedback/states.tsx'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { PermissionGuard } from '../layout/permission-guard.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'

/** The branding pages, for users who may manage marketing settings. */
export function BrandingArea() {
  return <PermissionGuard permission="MANAGE_MARKETING_SETTINGS" fallback={<BrandingNoAccess />} />
}

const BrandingNoAccess = () => (
  <Page title="Branding">
    <TopBarSlot>
      <Breadcrumb items={[{ label: 'Branding' }]} />
    </TopBarSlot>
    <NoAccess />
  </Page>
)
