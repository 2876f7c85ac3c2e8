import type { AttributeDefinition } from '@gable/shared/contacts/attribute.ts'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { toast } from '../../design/feedback/toast.tsx'
import { useZodForm } from '../../design/inputs/use-zod-form.ts'
import { FormDialog } from '../../design/overlays/form-dialog.tsx'
import { useContactPaths } from '../../layout/paths/contact-paths.ts'
import { useAccount } from '../../platform/account.ts'
import { call } from '../../platform/use-api.ts'
import { contactName } from '../contact-name.ts'
import { useRefreshContacts } from '../use-refresh-contacts.ts'
import { ContactFields } from './contact-fields.tsx'
import { type ContactFormResult, createContactSchema, getBlankValues } from './contact-form.ts'
import { ExistingContactNote } from './existing-contact-note.tsx'

interface AddContactDialogProps {
  attributes: readonly AttributeDefinition[]
  open: boolean
  onClose: () => void
}

/** Adds a contact. The owner is the agent who adds it unless another is chosen. */
export function AddContactDialog({ attributes, open, onClose }: AddContactDialogProps) {
  const { agent } = useAccount()
  const navigate = useNavigate()
  const { contactPath } = useContactPaths()
  const refresh = useRefreshContacts()
  const form = useZodForm(
    useMemo(() => createContactSchema(attributes), [attributes]),
    {
      defaultValues: getBlankValues(attributes, agent._id),
    },
  )

  async function add(result: ContactFormResult) {
    const added = await call('POST /agent/contacts', { body: result })
    toast(`${contactName(added)} added`, { label: 'Open', run: () => void navigate(contactPath(added._id)) })
    onClose()
    void refresh()
  }
  return (
    <FormDialog
      title="Add contact"
      form={form}
      open={open}
      onClose={onClose}
      onSubmit={add}
      submitLabel="Add contact"
      size="lg"
      confirmDiscard
    >
      <ExistingContactNote />
      <ContactFields attributes={attributes} hasProperties={false} />
    </FormDialog>
  )
}
