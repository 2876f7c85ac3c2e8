import { isRepeated, nameToRepeat } from '@gable/shared/erasure/erasure.ts'
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
  /** The contact is on the way out: its page has nothing more to show. */
  onErasing: () => void
}

/** Asks for the name once more before somebody is erased for good. */
export function EraseDialog({ open, onClose, contact, onErasing }: EraseDialogProps) {
  const name = nameToRepeat(contact)
  const rules = z.string().refine((typed) => isRepeated(typed, name), `Please type “${name}”`)
  const form = useZodForm(z.object({ name: rules }), { values: { name: '' } })

  async function erase(body: { name: string }) {
    await call('POST /agent/contacts/:contactId/erasure', { params: { contactId: contact._id }, body })
    toast.success('The person is being erased')
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
      submit="Erase for good"
    >
      <Callout tone="danger" title="This cannot be undone">
        For people who ask for it. Their contact, history, notes, leads, submissions and emails go, and so does what
        others wrote of them. Files of imports and exports that are kept go too, since they may hold this person. What
        was counted stays counted. They are not imported again.
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
