import type { AttributeDefinition } from '../contacts/attribute.ts'
import { contactAttributePrefix } from '../contacts/filter.ts'

/** The contact fields that a column can be mapped to. Attributes of the account are targets too, as `custom.<key>`. */
export const targetLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  street: 'Street',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  tags: 'Tags',
  source: 'Source',
  language: 'Language',
  owner: 'Owner',
  unsubscribed: 'Unsubscribed from emails',
  mayEmail: 'Agreed to get emails',
  textOptOut: 'Opted out of texts',
  createdAt: 'Added on',
  note: 'Note',
  noteDate: 'Date of the note',
  noteAuthor: 'Author of the note',
  otherAddress: 'Other address',
  contactId: 'Contact ID',
} as const
export type Target = keyof typeof targetLabels

/**
 * Several columns may have the same of these targets. All values are imported, and the first is the primary one. The
 * columns of a street are joined, such as house number and street name.
 */
export const multiValueTargets: readonly string[] = [
  'email',
  'phone',
  'tags',
  'note',
  'street',
  'unsubscribed',
  'mayEmail',
  'textOptOut',
  'otherAddress',
] satisfies Target[]

export type Attribute = Pick<AttributeDefinition, 'key' | 'label'>

export const toAttributeTarget = ({ key }: Attribute) => `${contactAttributePrefix}${key}`

export const isTarget = (target: string, attributes: readonly Attribute[]): boolean =>
  Object.hasOwn(targetLabels, target) || attributes.some((attribute) => toAttributeTarget(attribute) === target)
