import { dayLength } from '@gable/shared/time/calendar.ts'
import { getNextAttemptAt } from '@gable/shared/webhooks/schedule.ts'
import { lockContacts } from '../contacts/lock-queries.ts'
import { recordActivity } from '../contacts/write-queries.ts'
import type { Db } from '../platform/database.ts'
import { enqueue, type Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import { changePermission, optedOutReason } from './change-permission.ts'
import { getDueTime, maySend, mayText, recordFailure } from './enqueue-text.ts'
import { getMessage, lockMessage, type MessageRow, updateMessage } from './message-queries.ts'
import { getPermission } from './permission-queries.ts'
import type { TextOutcome, TextSender } from './sender/text-sender.ts'
import { getTextSettingsRow, type TextSettingsRow, updateTextSettings } from './settings-queries.ts'
import { decryptTextToken } from './token-encryption.ts'
import { toStatusUrl } from './webhook-urls.ts'

interface SendTextOptions {
  sender: TextSender
  secret: Buffer
  /** Where the provider reports what became of a text. */
  origin: string
}

/**
 * Sends one text. Permission, quiet hours and settings are looked at again, and the attempt is stored before anything
 * leaves, so that a crash never sends it twice.
 */
export const sendText =
  ({ sender, secret, origin }: SendTextOptions): Tasks['send-text'] =>
  async ({ db, payload, signal }) => {
    const { accountId, messageId } = payload
    const claimed = await withJobAccount(db, { accountId }, (db, scope) => claim(db, scope, messageId))
    if (!claimed) return
    const { message, settings, scope } = claimed
    const outcome = await sender.send(
      { sid: settings.account_sid, token: decryptTextToken(settings.token, scope, secret) },
      {
        from: settings.sender,
        to: message.phone,
        body: message.body,
        statusUrl: toStatusUrl(origin, secret, scope, messageId),
      },
      signal,
    )
    await withJobAccount(db, { accountId }, (db, scope) => recordOutcome(db, scope, message, outcome))
  }

interface Claimed {
  scope: AccountScope
  message: MessageRow
  settings: TextSettingsRow
}

/** The permission is locked first, as everywhere, so a STOP comes before the claim or after it. */
async function claim(db: Db, scope: AccountScope, id: string): Promise<Claimed | undefined> {
  const settings = await getTextSettingsRow(db, scope)
  const waiting = await lockWithPermission(db, scope, id)
  if (!waiting) return undefined
  const { message, permission } = waiting
  if (message.state === 'SENDING') {
    await end(db, scope, message, 'UNKNOWN', 'It may have been sent, so it is not sent again')
    return undefined
  }
  if (message.state !== 'QUEUED') return undefined
  if (!mayText(message.kind, permission)) return end(db, scope, message, 'HELD', optedOutReason)
  if (!settings || !maySend(message.kind, settings))
    return end(db, scope, message, 'HELD', 'Texts were turned off before it was sent')
  const dueAt = new Date(await getDueTime(db, scope, { ...message, contactId: message.contact_id }))
  if (dueAt.getTime() > Date.now()) {
    await retryAt(db, scope, message, dueAt)
    return undefined
  }
  await updateMessage(db, scope, id, { state: 'SENDING', attempts: message.attempts + 1 })
  return { scope, message: { ...message, attempts: message.attempts + 1 }, settings }
}

/** Contacts are locked before what belongs to them. */
async function lockWithPermission(db: Db, scope: AccountScope, id: string) {
  const found = await getMessage(db, scope, id)
  if (!found) return undefined
  if (found.contact_id) await lockContacts(db, scope, [found.contact_id])
  const permission = await getPermission(db, scope, found.phone, { isLocked: true })
  const message = await lockMessage(db, scope, id)
  return message && { message, permission: permission?.state }
}

async function retryAt(db: Db, scope: AccountScope, { id, attempts }: MessageRow, at: Date, reason?: string) {
  await updateMessage(db, scope, id, { state: 'QUEUED', due_at: at, attempts, ...(reason && { reason }) })
  await enqueue(db, 'send-text', { accountId: scope.accountId, messageId: id }, { at })
}

async function end(
  db: Db,
  scope: AccountScope,
  message: MessageRow,
  state: 'UNKNOWN' | 'HELD' | 'FAILED',
  reason: string,
): Promise<undefined> {
  await updateMessage(db, scope, message.id, { state, reason })
  await recordFailure(db, scope, message, reason)
  await publishText(db, scope, message.contact_id)
}

/** A report about the text may have arrived before the answer to our request; it knows more. */
async function recordOutcome(db: Db, scope: AccountScope, message: MessageRow, outcome: TextOutcome) {
  if (message.contact_id) await lockContacts(db, scope, [message.contact_id])
  const current = await lockMessage(db, scope, message.id)
  if (current?.state !== 'SENDING') return
  if (outcome.kind === 'ACCEPTED') {
    const sent = { state: 'SENT', provider_id: outcome.providerId, sent_at: new Date(), reason: null } as const
    await updateMessage(db, scope, message.id, sent)
    await updateTextSettings(db, scope, { problem: null })
    await recordSent(db, scope, message)
    return publishText(db, scope, message.contact_id)
  }
  const { reason } = outcome
  if (outcome.kind === 'LATER') {
    const at = getNextAttemptAt({ number: message.attempts, at: new Date() })
    const later = outcome.retryAt && at && outcome.retryAt > at ? outcome.retryAt : at
    const isWorthIt = later && later.getTime() < message.created_at.getTime() + sentWithin
    return isWorthIt ? retryAt(db, scope, message, later, reason) : end(db, scope, message, 'FAILED', reason)
  }
  if (outcome.kind === 'UNKNOWN') return end(db, scope, message, 'UNKNOWN', `${reason}. It may have been sent.`)
  if (outcome.isAccount) await updateTextSettings(db, scope, { problem: reason })
  await end(db, scope, message, 'FAILED', reason)
  if (outcome.isOptedOut) await recordCarrierOptOut(db, scope, message.phone)
}

/** An instant answer that comes a day late is none. */
const sentWithin = dayLength

export async function recordSent(
  db: Db,
  scope: AccountScope,
  { id, contact_id: contactId, agent_id, body }: MessageRow,
) {
  if (!contactId) return
  const detail = { textId: id, text: body }
  await recordActivity(db, { ...scope, agentId: agent_id }, { contactId }, { eventGroup: 'TEXT', kind: 'SENT', detail })
}

/** The carrier knows of a STOP that did not reach us. */
export async function recordCarrierOptOut(db: Db, scope: AccountScope, phone: string) {
  await changePermission(db, scope, { phone, contactId: null, state: 'OUT', source: 'CARRIER', at: new Date() })
}

export async function publishText(db: Db, scope: AccountScope, contactId: string | null) {
  await publishLiveEvent(db, scope, { kind: 'texts' })
  if (contactId) await publishLiveEvent(db, scope, { kind: 'contacts', id: contactId })
}
