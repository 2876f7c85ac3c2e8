import { Plus } from 'lucide-react'
import { Button } from '../design/inputs/button.tsx'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { PermissionGuard } from '../layout/permission-guard.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { usePermission } from '../platform/account.ts'
import { useCreateDialog } from '../platform/use-create-dialog.ts'
import { FormList } from './form-list.tsx'
import { NewFormDialog } from './new-form-dialog.tsx'

export function FormListPage() {
  const naming = useCreateDialog()
  const isPermitted = usePermission('MANAGE_MARKETING_SETTINGS')
  return (
    <Page
      title="Forms"
      actions={
        isPermitted && (
          <Button variant="primary" icon={Plus} onClick={naming.open}>
            New form
          </Button>
        )
      }
    >
      <TopBarSlot>
        <Breadcrumb items={[{ label: 'Forms' }]} />
      </TopBarSlot>
      <PermissionGuard permission="MANAGE_MARKETING_SETTINGS">
        <FormList />
        <NewFormDialog open={naming.isOpen} onClose={naming.close} />
      </PermissionGuard>
    </Page>
  )
}
