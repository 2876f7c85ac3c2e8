import { FormName, type FormUse, formNameMaximum } from '@gable/shared/forms/form.ts'
import type { ReactNode } from 'react'
import { useConfirmDialogs } from '../assets/use-confirm-dialogs.ts'
import { NameDialog } from '../design/overlays/name-dialog.tsx'
import { useErrorToast } from '../platform/error-toast.ts'
import { call } from '../platform/use-api.ts'
import type { FormRow } from './form-rows.ts'
import { RetireFormDialog } from './retire-form-dialog.tsx'
import { useFormActions } from './use-form-actions.ts'

type FormDialog = 'rename' | 'archive' | 'delete'
export type OpenFormDialog = (dialog: FormDialog, form: FormRow) => void

interface DialogTarget {
  form: FormRow
  uses: FormUse[]
}

/** The dialogs of the form list: one set for all rows. */
export function useFormDialogs(): { openDialog: OpenFormDialog; dialogs: ReactNode } {
  const { openDialog, target, dialog, close } = useConfirmDialogs<FormDialog, DialogTarget>()
  const { rename } = useFormActions()
  const errorToast = useErrorToast()

  /** Loads what uses the form first, so that the dialog does not change under the pointer. */
  async function openRetireDialog(dialog: 'archive' | 'delete', form: FormRow) {
    errorToast.dismiss()
    try {
      const uses = await call('GET /agent/forms/form/:formId/uses', { params: { formId: form._id } })
      openDialog(dialog, { form, uses: uses.filter(({ isArchived }) => dialog === 'delete' || !isArchived) })
    } catch (error) {
      errorToast.show(error)
    }
  }

  const dialogs = target && (
    <>
      <NameDialog
        open={dialog === 'rename'}
        onClose={close}
        title={`Rename “${target.form.name}”`}
        description="Visitors do not see the name."
        name={target.form.name}
        schema={FormName.shape.name}
        max={formNameMaximum}
        submitLabel="Rename"
        onSubmit={(name) => rename(target.form._id, name)}
      />
      <RetireFormDialog {...target} action={dialog === 'rename' ? undefined : dialog} onClose={close} />
    </>
  )
  return {
    openDialog: (dialog, form) =>
      dialog === 'rename' ? openDialog(dialog, { form, uses: [] }) : void openRetireDialog(dialog, form),
    dialogs,
  }
}
