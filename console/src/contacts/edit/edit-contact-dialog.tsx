import type { AttributeDefinition } from '@gable/shared/contacts/attribute.ts'
import type { Contact, ContactChange, ContactRow } from '@gable/shared/contacts/contact.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { useMemo, useState } from 'react'
import { toast } from '../../design/feedback/toast.tsx'
import { useZodForm } from '../../design/inputs/use-zod-form.ts'
import { FormDialog } from '../../design/overlays/form-dialog.tsx'
import { ConflictDialog } from '../../editing/conflict-dialog.tsx'
import { call } from '../../platform/use-api.ts'
import { contactName } from '../contact-name.ts'
import { useRefreshContacts } from '../use-refresh-contacts.ts'
import { ContactFields } from './contact-fields.tsx'
import { type ContactFormResult, changeOf, contactForm, valuesOf } from './contact-form.ts'

interface EditContactDialogProps {
  /** As it was when the dialog opened; each opening is a dialog of its own. */
  contact: ContactRow
  attributes: readonly AttributeDefinition[]
  open: boolean
  onClose: () => void
  onSaved?: ((contact: Contact) => void) | undefined
}

/** Changes what is said of a contact. Who saves after somebody else is asked whose words stay. */
export function EditContactDialog({ contact, attributes, open, onClose, onSaved }: EditContactDialogProps) {
  const refresh = useRefreshContacts()
  const [based, setBased] = useState<ContactRow>(contact)
  const [refused, setRefused] = useState<ContactChange>()
  const form = useZodForm(
    useMemo(() => contactForm(attributes), [attributes]),
    {
      defaultValues: valuesOf(contact, attributes),
    },
  )
  const { dirtyFields } = form.formState
  const params = { contactId: based._id }

  async function save(change: ContactChange) {
    const saved = await call('PATCH /agent/contacts/:contactId', { params, body: change })
    toast.success(`${contactName(saved)} saved`)
    onSaved?.(saved)
    onClose()
    void refresh()
  }

  async function submit(result: ContactFormResult) {
    const change = changeOf(result, dirtyFields)
    if (Object.keys(change).length === 0) return onClose()
    try {
      await save({ ...change, basedOn: based.updatedAt })
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'conflict')) throw error
      setRefused(change)
    }
  }

  async function reload() {
    const fresh = await call('GET /agent/contacts/:contactId', { params })
    setBased(fresh)
    form.reset(valuesOf(fresh, attributes))
  }

  return (
    <>
      <FormDialog
        title={`Edit ${contactName(based)}`}
        {...{ form, open, onClose }}
        onSubmit={submit}
        submit="Save"
        size="lg"
        keepsTyped
      >
        <ContactFields attributes={attributes} homes={based.properties.length} />
      </FormDialog>
      <ConflictDialog
        open={refused !== undefined}
        name={contactName(based)}
        onClose={() => setRefused(undefined)}
        onReload={reload}
        onOverwrite={() => save(refused ?? {})}
      />
    </>
  )
}
