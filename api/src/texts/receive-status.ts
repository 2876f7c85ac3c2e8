import type { TextState } from '@gable/shared/texts/text-settings.ts'
import { lockContacts } from '../contacts/lock-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { recordFailure } from './enqueue-text.ts'
import { getMessage, lockMessage, updateMessage } from './message-queries.ts'
import { publishText, recordCarrierOptOut, recordSent } from './send-text.ts'
import { describeTwilioError, optedOutCode } from './sender/twilio-errors.ts'

/** What the provider says became of a text. Reports come in any order, twice, and before the answer to our request. */
export async function receiveStatus(db: Db, scope: AccountScope, id: string, form: URLSearchParams) {
  const state = states[form.get('MessageStatus') ?? '']
  const found = state && (await getMessage(db, scope, id))
  if (!found) return
  if (found.contact_id) await lockContacts(db, scope, [found.contact_id])
  const message = await lockMessage(db, scope, id)
  if (!message || !canBecome(message.state, state)) return
  const code = Number(form.get('ErrorCode')) || undefined
  const isFailed = state === 'UNDELIVERED' || state === 'FAILED'
  const reason = isFailed ? describeTwilioError(code, 'The carrier did not say why') : null
  const providerId = form.get('MessageSid') ?? message.provider_id
  await updateMessage(db, scope, id, {
    state,
    reason,
    provider_id: providerId,
    sent_at: message.sent_at ?? (isFailed ? null : new Date()),
  })
  // The answer to our request is still to come, or never came.
  if (!isFailed && (message.state === 'SENDING' || message.state === 'UNKNOWN')) await recordSent(db, scope, message)
  if (reason) await recordFailure(db, scope, message, reason)
  if (code === optedOutCode) await recordCarrierOptOut(db, scope, message.phone)
  await publishText(db, scope, message.contact_id)
}

const states: Record<string, TextState> = {
  sent: 'SENT',
  delivered: 'DELIVERED',
  read: 'DELIVERED',
  undelivered: 'UNDELIVERED',
  failed: 'FAILED',
}

/** A text never goes back to an earlier state, and what is delivered stays so. */
const canBecome = (from: TextState, to: TextState) => ranks[from] < ranks[to]

const ranks: Record<TextState, number> = {
  QUEUED: 0,
  SENDING: 0,
  UNKNOWN: 0,
  SENT: 1,
  UNDELIVERED: 2,
  FAILED: 2,
  DELIVERED: 2,
  HELD: 3,
  RECEIVED: 3,
}
