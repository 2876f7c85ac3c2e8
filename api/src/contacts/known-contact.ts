import { type Contact, contactGone } from '@gable/shared/contacts/contact.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { propertyGone } from '@gable/shared/properties/property.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { contactsOfHome, isHome, nowKnownAs, readContact } from './detail-queries.ts'
import { type HeldContact, lockContact } from './write-queries.ts'

const noSuchContact = () => new Problem('not_found', contactGone)

export async function knownContact(db: Db, scope: AccountScope, id: string): Promise<Contact> {
  const known = await nowKnownAs(db, scope, id)
  const contact = known && (await readContact(db, scope, known))
  if (!contact) throw noSuchContact()
  return contact
}

export async function heldContact(db: Db, scope: AccountScope, id: string): Promise<HeldContact> {
  const contact = await lockContact(db, scope, id)
  if (!contact) throw noSuchContact()
  return contact
}

export async function knownContactsOfHome(db: Db, scope: AccountScope, homeId: string) {
  const contacts = await contactsOfHome(db, scope, homeId)
  if (contacts.length === 0 && !(await isHome(db, scope, homeId))) throw new Problem('not_found', propertyGone)
  return contacts.map((contact) => ({ ...contact, id: contact._id, email: contact.emailId }))
}
