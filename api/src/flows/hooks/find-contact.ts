import type { HookRequest } from '@gable/shared/flows/hook-endpoints.ts'
import { matchContact } from '@gable/shared/submissions/match-contact.ts'
import { getCurrentContactId } from '../../contacts/detail-queries.ts'
import { findContactByEmail } from '../../contacts/write-queries.ts'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { listPhoneOwners } from './hook-queries.ts'

/**
 * The contact whom a request is about: by id, also of one who was merged, by email, or by phone number. Families share
 * numbers, so with a name the name decides, and without one the number must belong to one contact only.
 */
export async function findHookContact(
  db: Db,
  scope: AccountScope,
  { contactId, email, phone, firstName, lastName }: Pick<HookRequest, 'contactId' | 'email' | 'phone'> & FullName,
): Promise<string | undefined> {
  if (contactId) return getCurrentContactId(db, scope, contactId)
  const owner = email ? await findContactByEmail(db, scope, email) : undefined
  if (owner || !phone) return owner?.id
  const candidates = await listPhoneOwners(db, scope, phone)
  if (!firstName && !lastName) return candidates.length === 1 ? candidates[0]?.id : undefined
  return matchContact({ firstName, lastName }, candidates)?.contact.id
}

export interface FullName {
  firstName: string
  lastName: string
}
