import { type Contact, contactNotFoundMessage } from '@gable/shared/contacts/contact.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { propertyNotFoundMessage } from '@gable/shared/properties/property.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getContact, getCurrentContactId, listContactsOfProperty, propertyExists } from './detail-queries.ts'
import { type LockedContact, lockContact } from './write-queries.ts'

const contactNotFound = () => new Problem('not_found', contactNotFoundMessage)

/** Follows merges: the id of a merged contact returns the contact it was merged into. */
export async function getContactOrThrow(db: Db, scope: AccountScope, id: string): Promise<Contact> {
  const currentId = await getCurrentContactId(db, scope, id)
  const contact = currentId && (await getContact(db, scope, currentId))
  if (!contact) throw contactNotFound()
  return contact
}

export async function lockContactOrThrow(db: Db, scope: AccountScope, id: string): Promise<LockedContact> {
  const contact = await lockContact(db, scope, id)
  if (!contact) throw contactNotFound()
  return contact
}

export async function listPropertyContactsOrThrow(db: Db, scope: AccountScope, propertyId: string) {
  const contacts = await listContactsOfProperty(db, scope, propertyId)
  if (contacts.length === 0 && !(await propertyExists(db, scope, propertyId)))
    throw new Problem('not_found', propertyNotFoundMessage)
  return contacts.map((contact) => ({ ...contact, id: contact._id, email: contact.emailId }))
}
