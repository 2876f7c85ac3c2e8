import { type NewContact, nobodyMessage } from '@gable/shared/contacts/contact.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { ownFields } from './own-fields.ts'
import { ownHome } from './own-home.ts'
import { tellContactNews } from './tell.ts'
import { insertContact } from './write-queries.ts'

export async function createContact(db: Db, scope: Scope, { address, ...sent }: NewContact): Promise<string> {
  const fields = await ownFields(db, scope, sent, { email: null, custom: {} })
  if (!(fields.firstName || fields.lastName || fields.email || fields.phone))
    throw new Problem('invalid', 'Some fields need attention', { firstName: nobodyMessage })
  const ownerId = sent.ownerId === undefined ? scope.agentId : sent.ownerId
  const id = await insertContact(db, scope, { ...fields, ownerId, source: fields.source || 'Added by hand' })
  if (address) await ownHome(db, scope, id, address)
  await tellContactNews(db, scope, 'contact.created', { id, ...fields })
  return id
}
