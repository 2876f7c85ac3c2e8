import { Page } from '../design/layout/page.tsx'
import { PermissionGuard } from '../layout/permission-guard.tsx'
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
