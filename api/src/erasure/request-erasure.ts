import { getConfirmationName, isNameConfirmed } from '@gable/shared/erasure/erasure.ts'
import { invalid, Problem } from '@gable/shared/http/problem.ts'
import { invariant } from '@gable/shared/invariant.ts'
import { getContactOrThrow, lockContactOrThrow } from '../contacts/get-contact.ts'
import type { Db } from '../platform/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import type { Scope } from '../platform/scope.ts'
import { getErasure, getPendingErasure, insertErasure, toErasure } from './queries.ts'

/** Enqueues an erasure, or returns the one that is already pending. */
export async function requestErasure(db: Db, scope: Scope, id: string, { name }: { name: string }) {
  const contact = await getContactOrThrow(db, scope, id)
  const contactId = contact._id
  await lockContactOrThrow(db, scope, contactId)
  const canErase = scope.permissions.includes('ACCESS_ACCOUNT_SETTINGS') || contact.owner?._id === scope.agentId
  if (!canErase) throw new Problem('forbidden', 'Only the owner of a contact can erase them')
  if (!isNameConfirmed(name, getConfirmationName(contact)))
    throw invalid({ name: 'This is not the name of the contact' })
  const pending = await getPendingErasure(db, scope, contactId)
  if (pending) return toErasure(pending)
  const erasureId = await insertErasure(db, scope, contactId)
  await enqueue(db, 'erase-person', { accountId: scope.accountId, erasureId }, { key: `erase ${contactId}` })
  const erasure = await getErasure(db, scope, erasureId)
  invariant(erasure, 'erasure insert returned no row')
  return toErasure(erasure)
}
