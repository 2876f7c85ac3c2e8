import { contactAttribute, type FilterField, homeAttribute } from '@gable/shared/contacts/filter.ts'

export interface FieldGroup {
  label: string
  fields: readonly FilterField[]
}

/** What can be filtered by under headings: what the product knows, and what the account describes things by. */
export const fieldGroups = (fields: readonly FilterField[]): FieldGroup[] =>
  groups
    .map(({ label, holds }) => ({ label, fields: fields.filter(({ key }) => holds(key)) }))
    .filter((group) => group.fields.length > 0)

const isOfContacts = (key: string) => key.startsWith(contactAttribute)
const isOfHomes = (key: string) => key.startsWith(homeAttribute)

const groups: readonly { label: string; holds: (key: string) => boolean }[] = [
  { label: 'Filter by', holds: (key) => !isOfContacts(key) && !isOfHomes(key) },
  { label: 'Contact attributes', holds: isOfContacts },
  { label: 'Property attributes', holds: isOfHomes },
]
