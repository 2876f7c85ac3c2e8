import { PermissionGuard } from '../app/guards/permission-guard.tsx'
import { TopBarSlot } from '../app/shell/top-bar-slot.tsx'
import { Breadcrumb } from '../design/breadcrumb.tsx'
import { Page } from '../design/page.tsx'
import { NoAccess } from '../design/states.tsx'
import { useRouteTitle } from '../platform/title.ts'

/** Everything about widgets, for those who manage marketing. */
export function WidgetArea() {
  return <PermissionGuard permission="MANAGE_MARKETING_SETTINGS" otherwise={<Withheld />} />
}

const Withheld = () => (
  <Page title={useRouteTitle()}>
    <TopBarSlot>
      <Breadcrumb items={[{ label: 'Widgets' }]} />
    </TopBarSlot>
    <NoAccess />
  </Page>
)
