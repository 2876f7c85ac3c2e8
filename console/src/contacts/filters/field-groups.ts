import { contactAttributePrefix, type FilterField, propertyAttributePrefix } from '@gable/shared/contacts/filter.ts'

interface FieldGroup {
  label: string
  fields: readonly FilterField[]
}

/** Groups fields under headings: built-in fields, contact attributes and property attributes. Empty groups are left out. */
export const groupFilterFields = (fields: readonly FilterField[]): FieldGroup[] =>
  groups
    .map(({ label, includes }) => ({ label, fields: fields.filter(({ key }) => includes(key)) }))
    .filter((group) => group.fields.length > 0)

const isContactAttribute = (key: string) => key.startsWith(contactAttributePrefix)
const isPropertyAttribute = (key: string) => key.startsWith(propertyAttributePrefix)

const groups: readonly { label: string; includes: (key: string) => boolean }[] = [
  { label: 'Filter by', includes: (key) => !isContactAttribute(key) && !isPropertyAttribute(key) },
  { label: 'Contact attributes', includes: isContactAttribute },
  { label: 'Property attributes', includes: isPropertyAttribute },
]
