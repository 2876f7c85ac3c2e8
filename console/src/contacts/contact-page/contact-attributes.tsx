import type { AttributeDefinition } from '@gable/shared/contacts/attribute.ts'
import { useRef, useState } from 'react'
import { AttributeRow } from '../../attributes/attribute-row.tsx'
import { contactAttributesInput } from '../../attributes/use-contact-attributes.ts'
import { RetryCallout } from '../../design/feedback/retry-callout.tsx'
import { Skeleton } from '../../design/feedback/skeleton.tsx'
import { ConflictDialog } from '../../editing/conflict-dialog.tsx'
import { useLiveEvent } from '../../platform/live.ts'
import { useApi } from '../../platform/use-api.ts'
import { contactName } from '../contact-name.ts'
import { useOpenContact } from './open-contact.ts'
import { useInlineSave } from './use-inline-save.ts'

/** The custom attributes of the contact, each edited in place. */
export function ContactAttributes() {
  const { data, error, isValidating, mutate } = useApi('GET /agent/attributes', contactAttributesInput)
  useLiveEvent('attributes', () => void mutate())
  if (!data && error)
    return <RetryCallout title="The attributes could not be loaded" onRetry={mutate} retrying={isValidating} />
  if (!data) return <Skeleton className="h-10 w-full" />
  if (data.length === 0) return null
  return (
    <dl className="space-y-4">
      {data.map((attribute) => (
        <ContactAttribute key={attribute._id} attribute={attribute} />
      ))}
    </dl>
  )
}

function ContactAttribute({ attribute }: { attribute: AttributeDefinition }) {
  const { contact } = useOpenContact()
  const { key } = attribute
  const [isEditing, setEditing] = useState(false)
  const editedContact = useRef(contact)
  const { save, conflict } = useInlineSave(({ custom }) => custom[key])
  return (
    <>
      <AttributeRow
        attribute={attribute}
        value={contact.custom[key] ?? null}
        layout="stacked"
        isEditing={isEditing}
        onEditingChange={(isEditing) => {
          editedContact.current = contact
          setEditing(isEditing)
        }}
        onSave={(value) => save({ custom: { [key]: value } }, editedContact.current)}
      />
      <ConflictDialog
        name={contactName(contact)}
        {...conflict}
        onOverwrite={async () => {
          await conflict.onOverwrite()
          setEditing(false)
        }}
        onReload={async () => {
          await conflict.onReload()
          setEditing(false)
        }}
      />
    </>
  )
}
