import { type NewContact, nobodyMessage } from '@gable/shared/contacts/contact.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { cleanLine } from '@gable/shared/submissions/clean-text.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { ownFields } from './own-fields.ts'
import { tellContactNews } from './tell.ts'
import { homeAt, insertContact, linkHome, tellTimeline } from './write-queries.ts'

export async function createContact(db: Db, scope: Scope, { address, ...sent }: NewContact): Promise<string> {
  const fields = await ownFields(db, scope, sent, { email: null, custom: {} })
  if (!(fields.firstName || fields.lastName || fields.email || fields.phone))
    throw new Problem('invalid', 'Some fields need attention', { firstName: nobodyMessage })
  const ownerId = sent.ownerId === undefined ? scope.agentId : sent.ownerId
  const id = await insertContact(db, scope, { ...fields, ownerId, source: fields.source || 'Added by hand' })
  if (address) await ownHome(db, scope, id, cleanLine(address))
  await tellContactNews(db, scope, 'contact.created', { id, ...fields })
  return id
}

async function ownHome(db: Db, scope: Scope, contactId: string, address: string) {
  const propertyId = await homeAt(db, scope, address)
  await linkHome(db, scope, contactId, propertyId)
  await tellTimeline(
    db,
    scope,
    { contactId, propertyId },
    { eventGroup: 'PROPERTY', kind: 'LINKED', detail: { address } },
  )
}
