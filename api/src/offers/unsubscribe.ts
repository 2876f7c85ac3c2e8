import { lockContactOrThrow } from '../contacts/get-contact.ts'
import { updateContactFields } from '../contacts/write-queries.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import { insertUnsubscribeActivity, getLastEmail } from './email-queries.ts'

/** By their own word, which no agent takes back. */
export async function unsubscribeByLink(db: Db, scope: AccountScope, contactId: string) {
  const { unsubscribedAt, unsubscribedBy } = await lockContactOrThrow(db, scope, contactId)
  if (unsubscribedAt && !unsubscribedBy) return
  await updateContactFields(db, scope, contactId, { unsubscribedAt: unsubscribedAt ?? new Date(), unsubscribedBy: null })
  const letter = await getLastEmail(db, scope, contactId)
  if (letter) await insertUnsubscribeActivity(db, scope, contactId, letter)
  await publishLiveEvent(db, scope, { kind: 'contacts', id: contactId })
}
