import { orNotFound, Problem } from '@gable/shared/http/problem.ts'
import { type ContactText, getTextDisabledReason, type PersonalText } from '@gable/shared/texts/personal-text.ts'
import { lockContactOrThrow } from '../contacts/get-contact.ts'
import { completeAnswerToText } from '../leads/answer-text-queries.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import { consumeAttempt, type RateLimit } from '../platform/rate-limit.ts'
import type { Scope } from '../platform/scope.ts'
import { findNumberOrThrow, getContactTexting } from './contact-texting.ts'
import { enqueueText } from './enqueue-text.ts'
import { getContactText, getMessage, lockMessage, updateMessage } from './message-queries.ts'
import { publishText } from './send-text.ts'

/** Nobody types more by hand. A stolen session could send spam. */
const agentLimit: RateLimit = { name: 'personal-text', attempts: 120, minutes: 60 }

/** Texts a contact what an agent wrote. Sending it again with the same id sends nothing twice. */
export async function sendPersonalText(
  db: Db,
  scope: Scope,
  contactId: string,
  { textId, phone, body }: PersonalText,
): Promise<ContactText> {
  const { id, isArchived } = await lockContactOrThrow(db, scope, contactId)
  const sent = await getMessage(db, scope, textId)
  if (sent && (sent.contact_id !== id || sent.body !== body))
    throw new Problem('conflict', 'This text was already sent. Close it and start a new one.')
  if (!sent) {
    const { isOn, numbers } = await getContactTexting(db, scope, id)
    const number = findNumberOrThrow(numbers, phone)
    const reason = getTextDisabledReason({ isOn, isArchived, number })
    if (reason) throw new Problem('conflict', reason)
    await consumeAttempt(db, agentLimit, scope.agentId)
    await enqueueText(db, scope, {
      id: textId,
      kind: 'PERSONAL',
      occasion: `personal ${textId}`,
      contactId: id,
      agentId: scope.agentId,
      phone: number.phone,
      body,
    })
    for (const leadId of await completeAnswerToText(db, scope, id))
      await publishLiveEvent(db, scope, { kind: 'leads', id: leadId })
    await publishText(db, scope, id)
  }
  return orNotFound(await getContactText(db, scope, textId), 'text')
}

export async function cancelPersonalText(
  db: Db,
  scope: Scope,
  { contactId, textId }: { contactId: string; textId: string },
): Promise<ContactText> {
  const { id } = await lockContactOrThrow(db, scope, contactId)
  const message = await lockMessage(db, scope, textId)
  if (message?.contact_id !== id || message.kind !== 'PERSONAL')
    throw new Problem('not_found', 'This text does not exist')
  if (message.state !== 'QUEUED') throw new Problem('conflict', 'It is too late to cancel this text')
  await updateMessage(db, scope, textId, { state: 'HELD', reason: 'Canceled before it was sent' })
  await publishText(db, scope, id)
  return orNotFound(await getContactText(db, scope, textId), 'text')
}
