import { type ContactColumn, contactColumns, findContactColumn, toAttributeHeader } from '../exports/contact-columns.ts'
import { unescapeFormula } from '../exports/csv.ts'
import { type Attribute, type Target, toAttributeTarget } from './targets.ts'

/** Whether Gable exported the file, with all its columns. */
export const isOwnExport = (headers: readonly string[]): boolean =>
  [contactColumns._id, contactColumns.subscription, contactColumns.lastActivityAt].every((label) =>
    headers.includes(label),
  )

/** The targets of an own export. Importing it again changes nothing. Columns that were added to it are left out. */
export const mapOwnExport = (headers: readonly string[], attributes: readonly Attribute[]): string[] =>
  headers.map((header) => {
    const label = unescapeFormula(header)
    const attribute = attributes.find((attribute) => toAttributeHeader(attribute, attributes) === label)
    if (attribute) return toAttributeTarget(attribute)
    const column = findContactColumn(label)
    return column ? targets[column] : ''
  })

/** Addresses are taken as they are, because they were not written by hand. */
const targets: Record<ContactColumn, Target | ''> = {
  fullName: 'fullName',
  firstName: 'firstName',
  lastName: 'lastName',
  emailId: 'email',
  otherEmails: 'email',
  phone: 'phone',
  otherPhones: 'phone',
  owner: 'owner',
  tags: 'tags',
  source: 'source',
  language: 'language',
  subscription: 'unsubscribed',
  // Who agreed and how is on record here already.
  textAgreed: '',
  textOptOut: 'textOptOut',
  address: 'otherAddress',
  firstClick: '',
  lastClick: '',
  lastActivityAt: '',
  createdAt: 'createdAt',
  _id: 'contactId',
}
