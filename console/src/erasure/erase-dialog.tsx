import { getConfirmationName, isNameConfirmed } from '@gable/shared/erasure/erasure.ts'
import * as z from 'zod'
import { Callout } from '../design/feedback/callout.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'
import { call } from '../platform/use-api.ts'

interface EraseDialogProps {
  open: boolean
  onClose: () => void
  contact: { _id: string; fullName: string; emailId: string | null; phone: string | null }
  /** The contact's page cannot be shown anymore. */
  onErasing: () => void
}

/** Requires typing the name, because erasing a person cannot be undone. */
export function EraseDialog({ open, onClose, contact, onErasing }: EraseDialogProps) {
  const name = getConfirmationName(contact)
  const rules = z.string().refine((typed) => isNameConfirmed(typed, name), `Please type “${name}”`)
  const form = useZodForm(z.object({ name: rules }), { values: { name: '' } })

  async function erase(body: { name: string }) {
    await call('POST /agent/contacts/:contactId/erasure', { params: { contactId: contact._id }, body })
    toast.success('Erasing this person')
    onClose()
    onErasing()
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Erase ${name}?`}
      form={form}
      onSubmit={erase}
      submitLabel="Erase for good"
    >
      <Callout tone="danger" title="This cannot be undone">
        For people who ask to be forgotten. This deletes their contact, activity, notes, leads, submissions and emails,
        and removes mentions of them elsewhere. Stored import and export files are deleted too, since they may include
        this person. Statistics do not change. Future imports skip this person.
      </Callout>
      <TextField
        control={form.control}
        name="name"
        label={`Type “${name}” to confirm`}
        autoComplete="off"
        spellCheck={false}
        required
      />
    </FormDialog>
  )
}
