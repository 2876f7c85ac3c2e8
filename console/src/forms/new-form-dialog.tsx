import { formNameMaximum, NewForm } from '@gable/shared/forms/form.ts'
import { leadFields } from '@gable/shared/leads/field-config.ts'
import { useNavigate } from 'react-router-dom'
import { SelectField } from '../design/inputs/select-field.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'
import { useFormEditorPath } from './form-paths.ts'
import { useFormActions } from './use-form-actions.ts'

interface NewFormDialogProps {
  open: boolean
  onClose: () => void
  /** Instead of opening the form, where it is only one step of something else. */
  onCreated?: (formId: string) => void
}

/** Creates a form and opens it. */
export function NewFormDialog({ onCreated, ...dialog }: NewFormDialogProps) {
  const { create } = useFormActions()
  const navigate = useNavigate()
  const getEditorPath = useFormEditorPath()
  const form = useZodForm(NewForm, { values: { leadType: 'GENERAL', name: '' } })

  async function createAndOpen(input: NewForm) {
    const { _id } = await create(input)
    dialog.onClose()
    if (onCreated) onCreated(_id)
    else void navigate(getEditorPath({ type: 'FORM', _id }))
  }

  return (
    <FormDialog {...dialog} size="sm" title="New form" form={form} onSubmit={createAndOpen} submitLabel="Create">
      <SelectField
        control={form.control}
        name="leadType"
        label="Lead Type"
        hint="Decides the first texts and the kind of lead. It cannot be changed later."
        required
        options={leadFields.leadTypes}
      />
      <TextField
        control={form.control}
        name="name"
        label="Name"
        hint="Visitors do not see it."
        required
        max={formNameMaximum}
        autoComplete="off"
      />
    </FormDialog>
  )
}
