import { lockContactOrThrow } from '../contacts/get-contact.ts'
import { updateContactFields } from '../contacts/write-queries.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getLastEmail, insertUnsubscribeActivity } from './email-queries.ts'

/** Clears `unsubscribedBy`, because agents cannot resubscribe contacts who unsubscribed themselves. */
export async function unsubscribeByLink(db: Db, scope: AccountScope, contactId: string) {
  const { unsubscribedAt, unsubscribedBy } = await lockContactOrThrow(db, scope, contactId)
  if (unsubscribedAt && !unsubscribedBy) return
  await updateContactFields(db, scope, contactId, {
    unsubscribedAt: unsubscribedAt ?? new Date(),
    unsubscribedBy: null,
  })
  const email = await getLastEmail(db, scope, contactId)
  if (email) await insertUnsubscribeActivity(db, scope, contactId, email)
  await publishLiveEvent(db, scope, { kind: 'contacts', id: contactId })
}
