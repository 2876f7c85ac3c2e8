import { contactIdentityMessage, type NewContact } from '@gable/shared/contacts/contact.ts'
import { invalid } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { linkPropertyByAddress } from './property-links.ts'
import { publishContactEvent } from './publish-event.ts'
import { validateContactFields } from './validate-fields.ts'
import { insertContact } from './write-queries.ts'

export async function createContact(db: Db, scope: Scope, { address, ...input }: NewContact): Promise<string> {
  const fields = await validateContactFields(db, scope, input, { email: null, custom: {} })
  if (!(fields.firstName || fields.lastName || fields.email || fields.phone))
    throw invalid({ firstName: contactIdentityMessage })
  const ownerId = input.ownerId === undefined ? scope.agentId : input.ownerId
  const id = await insertContact(db, scope, { ...fields, ownerId, source: fields.source || 'Added by hand' })
  if (address) await linkPropertyByAddress(db, scope, id, address)
  await publishContactEvent(db, scope, 'contact.created', { id, ...fields })
  return id
}
