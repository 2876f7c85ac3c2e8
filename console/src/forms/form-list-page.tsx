import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { PermissionGuard } from '../layout/permission-guard.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { FormList } from './form-list.tsx'

export function FormListPage() {
  return (
    <Page title="Forms">
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Forms' }]} />
      </TopBarSlot>
      <PermissionGuard permission="MANAGE_MARKETING_SETTINGS">
        <FormList />
      </PermissionGuard>
    </Page>
  )
}
