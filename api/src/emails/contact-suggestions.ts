import { ContactListQuery } from '@gable/shared/contacts/list.ts'
import { listContacts } from '../contacts/list.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'

/** Contacts to fill an email for, each once for every home. */
export async function suggestContacts(
  db: Db,
  scope: Scope,
  { search, pageSize }: { search: string; pageSize: number },
) {
  const { data } = await listContacts(db, scope, ContactListQuery.parse({ search, pageSize }))
  const entries = data.flatMap(({ _id, fullName, emailId, phone, properties }) => {
    const homes = properties.length > 0 ? properties : [{ _id: null, fullAddress: '' }]
    const contact = { contactId: _id, fullName, emailId: emailId ?? '', phone: phone ?? '' }
    return homes.map((home) => ({ ...contact, propertyId: home._id, address: home.fullAddress }))
  })
  return { data: entries.slice(0, pageSize) }
}
