import { NoAccess } from '../design/feedback/states.tsx'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { PermissionGuard } from '../layout/permission-guard.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'

/** Everything about brands, for those who manage marketing. */
export function BrandingArea() {
  return <PermissionGuard permission="MANAGE_MARKETING_SETTINGS" fallback={<Withheld />} />
}

const Withheld = () => (
  <Page title="Branding">
    <TopBarSlot>
      <Breadcrumb items={[{ label: 'Branding' }]} />
    </TopBarSlot>
    <NoAccess />
  </Page>
)
