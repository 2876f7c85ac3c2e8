import { toE164 } from '@gable/shared/identity/to-e164.ts'
import { newId } from '@gable/shared/ids.ts'
import { getRecipientZones } from '@gable/shared/texts/recipient-zones.ts'
import type { TextKind } from '@gable/shared/texts/text-settings.ts'
import { getAgency } from '../agency/queries.ts'
import { recordActivity } from '../contacts/write-queries.ts'
import type { Db } from '../platform/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getHomeState, insertMessage } from './message-queries.ts'
import { getPermission } from './permission-queries.ts'
import { getNextTextingTime } from './quiet-time.ts'
import { getTextSettingsRow, type TextSettingsRow } from './settings-queries.ts'

export interface TextToSend {
  id?: string
  kind: TextKind
  /** What is sent once. */
  occasion: string
  contactId: string | null
  submissionId?: string
  agentId?: string
  phone: string
  body: string
}

/**
 * The one way to text someone. Without their permission nothing is stored, let alone sent; the job asks again before it
 * sends. Returns whether a text is on its way.
 */
export async function enqueueText(db: Db, scope: AccountScope, text: TextToSend): Promise<boolean> {
  const { kind, contactId } = text
  const settings = await getTextSettingsRow(db, scope)
  if (!settings || !maySend(kind, settings)) return false
  const permission = await getPermission(db, scope, text.phone, { isLocked: true })
  if (!mayText(kind, permission?.state)) return false
  const phone = toE164(text.phone)
  const [messageId, { accountId }] = [text.id ?? newId(), scope]
  if (!phone) {
    const reason = 'The phone number cannot receive texts'
    const isNew = await insertMessage(db, scope, { ...text, id: messageId, state: 'FAILED', reason })
    if (isNew) await recordFailure(db, scope, { id: messageId, contact_id: contactId, body: text.body }, reason)
    return false
  }
  const dueAt = new Date(await getDueTime(db, scope, { kind, phone, contactId }))
  if (!(await insertMessage(db, scope, { ...text, id: messageId, phone, state: 'QUEUED', dueAt }))) return false
  await enqueue(db, 'send-text', { accountId, messageId }, { at: dueAt })
  return true
}

/** Agents test with their own number, at any time, unless it texted STOP. */
export const mayText = (kind: TextKind, permission: 'IN' | 'OUT' | undefined): boolean =>
  kind === 'TEST' ? permission !== 'OUT' : permission === 'IN'

/** A test comes before texts are turned on. */
export const maySend = (kind: TextKind, { is_on, sender }: Pick<TextSettingsRow, 'is_on' | 'sender'>): boolean =>
  kind === 'TEST' ? sender !== '' : is_on

interface Recipient {
  kind: TextKind
  phone: string
  contactId: string | null
  now?: number
}

/** When a text may be sent to them: now, or the next morning. */
export async function getDueTime(
  db: Db,
  scope: AccountScope,
  { kind, phone, contactId, now = Date.now() }: Recipient,
): Promise<number> {
  if (kind === 'TEST') return now
  const { timeZone } = await getAgency(db, scope)
  const homeState = contactId ? await getHomeState(db, scope, contactId) : null
  return getNextTextingTime(now, getRecipientZones({ phone, homeState }, timeZone))
}

interface FailedText {
  id: string
  contact_id: string | null
  body: string
}

/** Says on the timeline of the contact that a text did not reach them. */
export async function recordFailure(
  db: Db,
  scope: AccountScope,
  { id, contact_id: contactId, body }: FailedText,
  reason: string,
) {
  if (!contactId) return
  const detail = { textId: id, text: body, reason }
  await recordActivity(db, scope, { contactId }, { eventGroup: 'TEXT', kind: 'FAILED', detail })
}
