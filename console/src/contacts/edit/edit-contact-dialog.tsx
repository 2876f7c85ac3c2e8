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
import { type ContactFormResult, createContactSchema, toContactChange, toFormValues } from './contact-form.ts'

interface EditContactDialogProps {
  /** The contact when the dialog opened; each opening mounts a new dialog. */
  contact: ContactRow
  attributes: readonly AttributeDefinition[]
  open: boolean
  onClose: () => void
  onSaved?: ((contact: Contact) => void) | undefined
}

/** Edits a contact. If someone else saved it in the meantime, a conflict dialog asks which version to keep. */
export function EditContactDialog({ contact, attributes, open, onClose, onSaved }: EditContactDialogProps) {
  const refresh = useRefreshContacts()
  const [base, setBase] = useState<ContactRow>(contact)
  const [rejected, setRejected] = useState<ContactChange>()
  const form = useZodForm(
    useMemo(() => createContactSchema(attributes), [attributes]),
    {
      defaultValues: toFormValues(contact, attributes),
    },
  )
  const { dirtyFields } = form.formState
  const params = { contactId: base._id }

  async function save(change: ContactChange) {
    const saved = await call('PATCH /agent/contacts/:contactId', { params, body: change })
    toast.success(`${contactName(saved)} saved`)
    onSaved?.(saved)
    onClose()
    void refresh()
  }

  async function handleSubmit(result: ContactFormResult) {
    const change = toContactChange(result, dirtyFields)
    if (Object.keys(change).length === 0) return onClose()
    try {
      await save({ ...change, basedOn: base.updatedAt })
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'conflict')) throw error
      setRejected(change)
    }
  }

  async function reload() {
    const latest = await call('GET /agent/contacts/:contactId', { params })
    setBase(latest)
    form.reset(toFormValues(latest, attributes))
  }

  return (
    <>
      <FormDialog
        title={`Edit ${contactName(base)}`}
        form={form}
        open={open}
        onClose={onClose}
        onSubmit={handleSubmit}
        submitLabel="Save"
        size="lg"
        confirmDiscard
      >
        <ContactFields attributes={attributes} hasProperties={base.properties.length > 0} />
      </FormDialog>
      <ConflictDialog
        open={rejected !== undefined}
        name={contactName(base)}
        onClose={() => setRejected(undefined)}
        onReload={reload}
        onOverwrite={() => save(rejected ?? {})}
      />
    </>
  )
}
