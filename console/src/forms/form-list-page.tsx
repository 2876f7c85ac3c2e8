import { PermissionGuard } from '../app/guards/permission-guard.tsx'
import { Page } from '../design/page.tsx'
import { FormList } from './form-list.tsx'

export function FormListPage() {
  return (
    <PermissionGuard permission="MANAGE_MARKETING_SETTINGS">
      <Page title="Forms">
        <FormList />
      </Page>
    </PermissionGuard>
  )
}
