import { PermissionGuard } from '../app/guards/permission-guard.tsx'
import { Page } from '../design/page.tsx'
import { FormList } from './form-list.tsx'

export function FormListPage() {
  return (
    <Page title="Forms">
      <PermissionGuard permission="MANAGE_MARKETING_SETTINGS">
        <FormList />
      </PermissionGuard>
    </Page>
  )
}
