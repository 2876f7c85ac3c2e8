import { TextPermissionChange, textNoteMaximum } from '@gable/shared/texts/contact-texting.ts'
import { type ReactNode, useState } from 'react'
import { toast } from '../design/feedback/toast.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'
import { call, useRefresh } from '../platform/use-api.ts'

export interface PermissionChange {
  phone: string
  permission: 'IN' | 'OUT'
}

/** Asks how a contact agreed to texts, or opts them out. */
export function useTextPermission(contactId: string): {
  changePermission: (change: PermissionChange) => void
  dialog: ReactNode
} {
  const [change, setChange] = useState<PermissionChange>({ phone: '', permission: 'IN' })
  const [isOpen, setOpen] = useState(false)
  const refresh = useRefresh()
  const { phone, permission } = change
  const form = useZodForm(TextPermissionChange, { values: { phone, permission, note: '' } })
  const isGiven = permission === 'IN'

  async function save(body: TextPermissionChange) {
    await call('POST /agent/contacts/:contactId/texting', { params: { contactId }, body })
    setOpen(false)
    toast.success(isGiven ? 'Permission to text recorded' : 'No more texts to this number')
    await refresh('GET /agent/contacts/:contactId/texting')
  }

  return {
    changePermission: (change) => {
      setChange(change)
      setOpen(true)
    },
    dialog: (
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        size="sm"
        title={isGiven ? `Did they agree to texts to ${phone}?` : `Stop texts to ${phone}?`}
        description={
          isGiven
            ? 'Texts without consent are against the law. Write down how and where they agreed; your name and the time are added.'
            : 'Texts that are waiting are not sent.'
        }
        form={form}
        submitLabel={isGiven ? 'Record permission' : 'Stop texts'}
        onSubmit={save}
      >
        <TextField
          control={form.control}
          name="note"
          label={isGiven ? 'How They Agreed' : 'Note'}
          required={isGiven}
          max={textNoteMaximum}
          placeholder={isGiven ? 'In person at the open house' : undefined}
        />
      </FormDialog>
    ),
  }
}
