import type { AttributeDefinition, AttributeValue } from '@gable/shared/contacts/attribute.ts'
import type { Contact } from '@gable/shared/contacts/contact.ts'
import type { MergeField } from '@gable/shared/contacts/merge.ts'
import { formatAttributeValue } from '../../attributes/format-attribute-value.ts'
import { formatPhone } from '../../design/format/phone.ts'

/** One field or custom attribute with the texts of both contacts. */
export interface MergeRow {
  field: MergeField | `custom.${string}`
  label: string
  primary: string
  duplicate: string
  /** Both contacts have a value and the values differ, so one has to be chosen. */
  isChoice: boolean
  isSame: boolean
}

type ComparedContact = Pick<Contact, 'firstName' | 'lastName' | 'emailId' | 'phone' | 'owner' | 'source' | 'custom'>

/** The fields that at least one of the contacts has a value for. */
export function toMergeRows(
  primary: ComparedContact,
  duplicate: ComparedContact,
  attributes: readonly AttributeDefinition[],
): MergeRow[] {
  const primaryTexts = toFieldTexts(primary)
  const duplicateTexts = toFieldTexts(duplicate)
  const fieldRows = mergeFields.map(({ field, label }) =>
    toRow(field, label, primaryTexts[field], duplicateTexts[field]),
  )
  const attributeRows = attributes.map((attribute) => {
    const format = ({ custom }: ComparedContact) =>
      formatAttributeValue(attribute, custom[attribute.key] as AttributeValue | undefined)
    return toRow(`custom.${attribute.key}`, attribute.label, format(primary), format(duplicate))
  })
  return [...fieldRows, ...attributeRows].filter(({ primary, duplicate }) => primary !== '' || duplicate !== '')
}

/** Splits the rows to take from the duplicate into fields and custom attributes, as the API expects them. */
export function toTakenFields(rows: ReadonlySet<MergeRow['field']>) {
  const fields = [...rows]
  return {
    take: fields.filter((field): field is MergeField => !field.startsWith('custom.')),
    takeCustom: fields.filter((field) => field.startsWith('custom.')).map((field) => field.slice('custom.'.length)),
  }
}

const toRow = (field: MergeRow['field'], label: string, primary: string, duplicate: string): MergeRow => ({
  field,
  label,
  primary,
  duplicate,
  isChoice: primary !== '' && duplicate !== '' && primary !== duplicate,
  isSame: primary === duplicate,
})

const mergeFields: readonly { field: MergeField; label: string }[] = [
  { field: 'firstName', label: 'First name' },
  { field: 'lastName', label: 'Last name' },
  { field: 'email', label: 'Main email' },
  { field: 'phone', label: 'Main phone' },
  { field: 'ownerId', label: 'Owner' },
  { field: 'source', label: 'Source' },
]

const toFieldTexts = (contact: ComparedContact): Record<MergeField, string> => {
  const { firstName, lastName, emailId, phone, owner, source } = contact
  return {
    firstName,
    lastName,
    email: emailId ?? '',
    phone: phone ? formatPhone(phone) : '',
    ownerId: owner ? owner.fullName || 'An agent' : '',
    source,
  }
}
