import type { InputField } from './zapier-types.ts'

export const personFields: InputField[] = [
  { key: 'firstName', label: 'First Name', type: 'string' },
  { key: 'lastName', label: 'Last Name', type: 'string' },
  { key: 'email', label: 'Email', type: 'string' },
  { key: 'phone', label: 'Phone', type: 'string' },
  { key: 'address', label: 'Address', type: 'string', helpText: 'Of a home that they own.' },
]

export const contactField: InputField = {
  key: 'contactId',
  label: 'Contact',
  type: 'string',
  required: true,
  dynamic: 'new_contact.id.name',
  search: 'find_contact.id',
}

/** A field that the Zap leaves empty is missing. */
export const getText = (input: Record<string, unknown>, key: string): string => {
  const value = input[key]
  return value === undefined || value === null ? '' : String(value)
}
