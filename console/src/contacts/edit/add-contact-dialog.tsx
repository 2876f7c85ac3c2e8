import type { AttributeDefinition } from '@gable/shared/contacts/attribute.ts'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { toast } from '../../design/feedback/toast.tsx'
import { useZodForm } from '../../design/inputs/use-zod-form.ts'
import { FormDialog } from '../../design/overlays/form-dialog.tsx'
import { useAccount } from '../../platform/account.ts'
import { call } from '../../platform/use-api.ts'
import { contactName } from '../contact-name.ts'
import { useContactPath } from '../contact-paths.ts'
import { useRefreshContacts } from '../use-refresh-contacts.ts'
import { ContactFields } from './contact-fields.tsx'
import { blankValues, type ContactFormResult, contactForm } from './contact-form.ts'
import { KnownContactNote } from './known-contact-note.tsx'

interface AddContactDialogProps {
  attributes: readonly AttributeDefinition[]
  open: boolean
  onClose: () => void
}

/** Adds somebody by hand; they belong to who adds them unless another is chosen. */
export function AddContactDialog({ attributes, open, onClose }: AddContactDialogProps) {
  const { agent } = useAccount()
  const navigate = useNavigate()
  const { pathOf } = useContactPath()
  const refresh = useRefreshContacts()
  const form = useZodForm(
    useMemo(() => contactForm(attributes), [attributes]),
    {
      defaultValues: blankValues(attributes, agent._id),
    },
  )

  async function add(result: ContactFormResult) {
    const added = await call('POST /agent/contacts', { body: result })
    toast(`${contactName(added)} added`, { label: 'Open', run: () => void navigate(pathOf(added._id)) })
    onClose()
    void refresh()
  }
  return (
    <FormDialog
      title="Add contact"
      {...{ form, open, onClose }}
      onSubmit={add}
      submit="Add contact"
      size="lg"
      keepsTyped
    >
      <KnownContactNote />
      <ContactFields attributes={attributes} homes={0} />
    </FormDialog>
  )
}
