import { PermissionGuard } from '../app/guards/permission-guard.tsx'
import { TopBarSlot } from '../app/shell/top-bar-slot.tsx'
import { Breadcrumb } from '../design/breadcrumb.tsx'
import { Page } from '../design/page.tsx'
import { NoAccess } from '../design/states.tsx'

/** Everything about brands, for those who manage marketing. */
export function BrandingArea() {
  return <PermissionGuard permission="MANAGE_MARKETING_SETTINGS" otherwise={<Withheld />} />
}

const Withheld = () => (
  <Page title="Branding">
    <TopBarSlot>
      <Breadcrumb items={[{ label: 'Branding' }]} />
    </TopBarSlot>
    <NoAccess />
  </Page>
)
