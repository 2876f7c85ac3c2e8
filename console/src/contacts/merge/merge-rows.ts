import type { AttributeDefinition, AttributeValue } from '@gable/shared/contacts/attribute.ts'
import type { Contact } from '@gable/shared/contacts/contact.ts'
import type { MergeField } from '@gable/shared/contacts/merge.ts'
import { attributeText } from '../attributes/attribute-text.ts'
import { phoneText } from '../phone-text.ts'

/** One thing that is known of a contact, as each of the two has it. */
export interface MergeRow {
  field: MergeField | `custom.${string}`
  label: string
  kept: string
  gone: string
  /** Both have it, and not the same: one of them is to be chosen. */
  isChoice: boolean
  isSame: boolean
}

type Side = Pick<Contact, 'firstName' | 'lastName' | 'emailId' | 'phone' | 'owner' | 'source' | 'custom'>

/** All that at least one of the two has. */
export function mergeRows(kept: Side, gone: Side, attributes: readonly AttributeDefinition[]): MergeRow[] {
  const [ofKept, ofGone] = [ownTexts(kept), ownTexts(gone)]
  const own = ownFields.map(({ field, label }) => rowOf(field, label, ofKept[field], ofGone[field]))
  const custom = attributes.map((attribute) => {
    const textOf = ({ custom }: Side) => attributeText(attribute, custom[attribute.key] as AttributeValue | undefined)
    return rowOf(`custom.${attribute.key}`, attribute.label, textOf(kept), textOf(gone))
  })
  return [...own, ...custom].filter(({ kept, gone }) => kept !== '' || gone !== '')
}

/** What of the other was chosen, as the server is told. */
export function takenOf(chosen: ReadonlySet<MergeRow['field']>) {
  const fields = [...chosen]
  return {
    take: fields.filter((field): field is MergeField => !field.startsWith('custom.')),
    takeCustom: fields.filter((field) => field.startsWith('custom.')).map((field) => field.slice('custom.'.length)),
  }
}

const rowOf = (field: MergeRow['field'], label: string, kept: string, gone: string): MergeRow => ({
  field,
  label,
  kept,
  gone,
  isChoice: kept !== '' && gone !== '' && kept !== gone,
  isSame: kept === gone,
})

const ownFields: readonly { field: MergeField; label: string }[] = [
  { field: 'firstName', label: 'First name' },
  { field: 'lastName', label: 'Last name' },
  { field: 'email', label: 'Main email' },
  { field: 'phone', label: 'Main phone' },
  { field: 'ownerId', label: 'Owner' },
  { field: 'source', label: 'Source' },
]

const ownTexts = ({ firstName, lastName, emailId, phone, owner, source }: Side): Record<MergeField, string> => ({
  firstName,
  lastName,
  email: emailId ?? '',
  phone: phone ? phoneText(phone) : '',
  ownerId: owner ? owner.fullName || 'An agent' : '',
  source,
})
