import type { ContactChange } from '@gable/shared/contacts/contact.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { cleanLine } from '@gable/shared/submissions/clean-text.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { faultsOfValues, mergedValues } from './attribute-values.ts'
import { knownTags } from './filter-queries.ts'
import { type Fields, isAgent, ownerOfEmail } from './write-queries.ts'

type Sent = Omit<ContactChange, 'basedOn' | 'address'>
type Before = { id?: string; email: string | null; custom: Record<string, unknown> }

/** What was sent of a contact, as it is stored. What belongs to somebody else, or to nobody, is refused by field. */
export async function ownFields(db: Db, scope: AccountScope, sent: Sent, before: Before): Promise<Fields> {
  const { emailId, phone, ownerId, tags, custom } = sent
  const email = emailId === undefined ? undefined : emailId || null
  const faults = {
    ...(ownerId && !(await isAgent(db, scope, ownerId)) && { ownerId: 'Please choose somebody of your agency' }),
    ...(email && email !== before.email && (await faultOfEmail(db, scope, email, before.id))),
    ...(custom && (await faultsOfValues(db, scope, { entity: 'CONTACT', values: custom, under: 'custom' }))),
  }
  if (Object.keys(faults).length > 0) throw new Problem('invalid', 'Some fields need attention', faults)
  return {
    ownerId,
    email,
    isNonMarketing: sent.isNonMarketing,
    firstName: sent.firstName && cleanLine(sent.firstName),
    lastName: sent.lastName && cleanLine(sent.lastName),
    phone: phone === undefined ? undefined : phone || null,
    source: sent.source && cleanLine(sent.source),
    tags: tags && (await knownTags(db, scope, tags.map(cleanLine).filter(Boolean))),
    custom: custom && mergedValues(before.custom, custom),
  }
}

async function faultOfEmail(db: Db, scope: AccountScope, email: string, contactId: string | undefined) {
  const owner = await ownerOfEmail(db, scope, email)
  if (!owner || owner.id === contactId) return undefined
  return { emailId: `This email belongs to ${owner.fullName || 'another contact'}` }
}
