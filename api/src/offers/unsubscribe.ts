import { heldContact } from '../contacts/known-contact.ts'
import { updateContact } from '../contacts/write-queries.ts'
import type { Db } from '../platform/database.ts'
import { notify } from '../platform/live/notify.ts'
import type { AccountScope } from '../platform/scope.ts'
import { insertLeft, lastLetterTo } from './letter-queries.ts'

/** By their own word, which no agent takes back. */
export async function unsubscribeThemselves(db: Db, scope: AccountScope, contactId: string) {
  const { unsubscribedAt, unsubscribedBy } = await heldContact(db, scope, contactId)
  if (unsubscribedAt && !unsubscribedBy) return
  await updateContact(db, scope, contactId, { unsubscribedAt: unsubscribedAt ?? new Date(), unsubscribedBy: null })
  const letter = await lastLetterTo(db, scope, contactId)
  if (letter) await insertLeft(db, scope, contactId, letter)
  await notify(db, scope, { kind: 'contacts', id: contactId })
}
