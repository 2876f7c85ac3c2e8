import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getLastEmail } from './email-activity-queries.ts'
import { lockContactOrThrow } from './get-contact.ts'
import { recordActivity, updateContactFields } from './write-queries.ts'

/** The email that a contact unsubscribed after. */
interface EmailReference {
  emailId: string
  subject: string
}

/**
 * By the contact's own press. Clears `unsubscribedBy`, because agents cannot resubscribe contacts who unsubscribed
 * themselves. False when they had done so before.
 */
export async function unsubscribeByContact(
  db: Db,
  scope: AccountScope,
  contactId: string,
  after?: EmailReference,
): Promise<boolean> {
  const { unsubscribedAt, unsubscribedBy } = await lockContactOrThrow(db, scope, contactId)
  if (unsubscribedAt && !unsubscribedBy) return false
  await updateContactFields(db, scope, contactId, {
    unsubscribedAt: unsubscribedAt ?? new Date(),
    unsubscribedBy: null,
  })
  const { emailId, subject } = after ?? (await getLastEmail(db, scope, contactId)) ?? {}
  if (emailId !== undefined && subject !== undefined)
    await recordActivity(
      db,
      { accountId: scope.accountId },
      { contactId },
      { eventGroup: 'EMAIL', kind: 'UNSUBSCRIBED', detail: { emailId, subject } },
    )
  await publishLiveEvent(db, scope, { kind: 'contacts', id: contactId })
  return true
}

/** Requested by the contact, so it does not matter who unsubscribed them. */
export async function resubscribeByContact(db: Db, scope: AccountScope, contactId: string): Promise<void> {
  const { unsubscribedAt } = await lockContactOrThrow(db, scope, contactId)
  if (!unsubscribedAt) return
  await updateContactFields(db, scope, contactId, { unsubscribedAt: null, unsubscribedBy: null })
  await publishLiveEvent(db, scope, { kind: 'contacts', id: contactId })
}
