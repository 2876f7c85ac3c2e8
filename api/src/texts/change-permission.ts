import { lockContacts } from '../contacts/lock-queries.ts'
import { recordActivity } from '../contacts/write-queries.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import { holdQueuedTexts } from './message-queries.ts'
import {
  getFormConsent,
  getPermission,
  insertTextConsent,
  isFinal,
  listContactsOfPhone,
  type NewConsent,
  savePermission,
} from './permission-queries.ts'

/**
 * Stores that a number may or may not be texted, with who said so. A STOP counts whatever was said before; otherwise
 * only the person undoes their own STOP. Returns false if that is so.
 */
export async function changePermission(db: Db, scope: AccountScope, consent: NewConsent): Promise<boolean> {
  const { phone, state, source, at, agentId = null, note } = consent
  const contactIds = consent.contactId
    ? [consent.contactId]
    : (await listContactsOfPhone(db, scope, phone)).map(({ id }) => id)
  await lockContacts(db, scope, contactIds)
  const current = await getPermission(db, scope, phone, { isLocked: true })
  if (state === 'IN' && source !== 'REPLY' && current && isFinal(current)) return false
  await insertTextConsent(db, scope, consent)
  await savePermission(db, scope, phone, { state, source, at })
  for (const contactId of contactIds) {
    await recordActivity(
      db,
      { ...scope, agentId },
      { contactId },
      {
        eventGroup: 'TEXT',
        kind: state === 'IN' ? 'OPTED_IN' : 'OPTED_OUT',
        detail: { phone, source, ...(note && { note }) },
      },
    )
    await publishLiveEvent(db, scope, { kind: 'contacts', id: contactId })
  }
  if (state === 'OUT') await holdQueuedTexts(db, scope, phone, optedOutReason)
  return true
}

export const optedOutReason = 'They opted out of texts before it was sent'

/** What a visitor ticked on a form. It changes nothing for a number that texted STOP. */
export async function applyFormConsent(db: Db, scope: AccountScope, submissionId: string) {
  const consent = await getFormConsent(db, scope, submissionId)
  if (consent) await changePermission(db, scope, { ...consent, state: 'IN', source: 'FORM', submissionId })
}
