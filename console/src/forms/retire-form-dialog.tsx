import type { FormUse } from '@gable/shared/forms/form.ts'
import { Button } from '../design/inputs/button.tsx'
import { PanelBody, PanelFooter } from '../design/layout/panel.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { Dialog } from '../design/overlays/dialog.tsx'
import { UsageList } from '../layout/usage-list.tsx'
import type { FormRow } from './form-rows.ts'
import { useFormActions } from './use-form-actions.ts'

interface RetireFormDialogProps {
  form: FormRow
  /** What must open another form first. */
  uses: readonly FormUse[]
  /** Undefined while the dialog is closed. */
  action: 'archive' | 'delete' | undefined
  onClose: () => void
}

/** Archives or deletes a form, or says what still uses it. */
export function RetireFormDialog({ form, uses, action, onClose }: RetireFormDialogProps) {
  const { archive, remove } = useFormActions()
  const isInUse = uses.length > 0
  return (
    <>
      <ConfirmDialog
        open={action === 'archive' && !isInUse}
        onClose={onClose}
        title={`Archive “${form.name}”?`}
        description="It is no longer offered for widgets, pages and buttons. You can unarchive it at any time."
        confirmLabel="Archive"
        onConfirm={() => archive(form._id)}
      />
      <ConfirmDialog
        open={action === 'delete' && !isInUse}
        onClose={onClose}
        title={`Delete “${form.name}”?`}
        description="Its submissions stay, but the form cannot be restored."
        confirmLabel="Delete"
        tone="danger"
        onConfirm={() => remove(form._id)}
      />
      <Dialog
        open={action !== undefined && isInUse}
        onClose={onClose}
        size="sm"
        title={`“${form.name}” is in use`}
        description={
          uses.some(({ kind }) => kind === 'form-group')
            ? 'A form in a form group stays active, because a group keeps its forms.'
            : `Choose another form there before you ${action === 'delete' ? 'delete' : 'archive'} it.`
        }
      >
        <PanelBody>
          <UsageList uses={uses} />
        </PanelBody>
        <PanelFooter>
          <Button onClick={onClose}>Close</Button>
        </PanelFooter>
      </Dialog>
    </>
  )
}
