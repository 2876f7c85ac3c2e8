import { isRepeated, nameToRepeat } from '@gable/shared/erasure/erasure.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { heldContact, knownContact } from '../contacts/known-contact.ts'
import type { Db } from '../platform/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import type { Scope } from '../platform/scope.ts'
import { erasureOf, insertErasure, readErasure, underWayFor } from './queries.ts'

/** Whoever asks has said the name once more: it cannot be taken back. */
export async function askForErasure(db: Db, scope: Scope, asked: string, { name }: { name: string }) {
  const contact = await knownContact(db, scope, asked)
  const contactId = contact._id
  await heldContact(db, scope, contactId)
  const mayErase = scope.permissions.includes('ACCESS_ACCOUNT_SETTINGS') || contact.owner?._id === scope.agentId
  if (!mayErase) throw new Problem('forbidden', 'Only the owner of a contact can erase them')
  if (!isRepeated(name, nameToRepeat(contact)))
    throw new Problem('invalid', 'Some fields need attention', { name: 'This is not the name of the contact' })
  const known = await underWayFor(db, scope, contactId)
  if (known) return erasureOf(known)
  const erasureId = await insertErasure(db, scope, contactId)
  await enqueue(db, 'erase-person', { accountId: scope.accountId, erasureId }, { key: `erase ${contactId}` })
  const kept = await readErasure(db, scope, erasureId)
  if (!kept) throw new Error('An erasure that was asked for is there')
  return erasureOf(kept)
}
