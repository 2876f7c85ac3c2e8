import { listMergeErrors } from '@gable/shared/content/merge-fields.ts'
import type { EmailRecipient } from '@gable/shared/emails/email-context.ts'
import { addSignature, getPersonalEmailDisabledReason, toSignatureMarkup } from '@gable/shared/emails/personal-email.ts'
import type { EmailPiece } from '@gable/shared/emails/piece.ts'
import { readMergeLine } from '@gable/shared/emails/render/merge-text.ts'
import { invalid, orNotFound, Problem } from '@gable/shared/http/problem.ts'
import { getBranding } from '../branding/queries.ts'
import { getSignatureRow } from '../branding/signature-queries.ts'
import { getContactOrThrow, lockContactOrThrow } from '../contacts/get-contact.ts'
import { listSuppressed } from '../email-domains/suppressions.ts'
import type { Db } from '../platform/database.ts'
import { wakeAccount } from '../platform/jobs/account-work.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import { consumeAttempt, type RateLimit } from '../platform/rate-limit.ts'
import type { Scope } from '../platform/scope.ts'
import { findPieceById, getPiece, insertPersonalPiece } from './piece-queries.ts'
import { listEmailRecipients } from './recipients.ts'
import { inertLinks } from './render-piece.ts'
import { getEmailSender } from './sender.ts'

interface PersonalEmailInput {
  pieceId: string
  subject: string
  text: string
}

/** Nobody writes more letters by hand. A stolen session could send spam. */
const agentLimit: RateLimit = { name: 'personal-email', attempts: 120, minutes: 60 }

/** Queues an email that an agent wrote. Sending it again with the same id sends nothing twice. */
export async function sendPersonalEmail(
  db: Db,
  scope: Scope,
  contactId: string,
  { pieceId, subject, text }: PersonalEmailInput,
): Promise<EmailPiece> {
  const contact = await lockContactOrThrow(db, scope, contactId)
  const body = addSignature(text, await getSignatureMarkup(db, scope))
  const sent = await findPieceById(db, scope, pieceId)
  if (!sent) {
    requireFilledFields({ subject, text })
    const reason = await getDisabledReason(db, scope, {
      email: contact.email,
      isArchived: contact.isArchived,
      isUnsubscribed: contact.unsubscribedAt !== null,
    })
    if (reason) throw new Problem('conflict', reason)
    await consumeAttempt(db, agentLimit, scope.agentId)
    const toEmail = contact.email ?? ''
    await insertPersonalPiece(db, scope, { id: pieceId, contactId, propertyId: null, toEmail, subject, body })
    await wakeAccount(db, 'send-emails', scope.accountId)
    await publishLiveEvent(db, scope, { kind: 'emails', contactId })
    // The signature may have changed since the first request.
  } else if (sent.contact_id !== contactId || !isSubjectOf(sent, subject) || !sent.body?.startsWith(text))
    throw new Problem('conflict', 'This email was already sent. Close it and start a new one.')
  return orNotFound(await getPiece(db, scope, pieceId), 'email').piece
}

/** Once the email is sent, its subject is filled. */
const isSubjectOf = (sent: { subject: string; recipient: EmailRecipient | null }, subject: string) =>
  sent.subject === subject || (sent.recipient !== null && sent.subject === readMergeLine(subject)(sent.recipient))

/** What a personal email to a contact is filled with, or why it cannot be sent. */
export async function getPersonalEmailContext(db: Db, scope: Scope, contactId: string, origin: string) {
  const contact = await getContactOrThrow(db, scope, contactId)
  const sender = await getEmailSender(db, scope, null, origin)
  const request = { contactId: contact._id, propertyId: null, agentId: scope.agentId, links: inertLinks }
  const recipients = await listEmailRecipients(db, scope, [request], { sender })
  const { toEmail, agentId: _, propertyId: __, ...recipient } = orNotFound(recipients.get(contact._id), 'contact')
  const disabledReason = await getDisabledReason(db, scope, {
    email: contact.emailId,
    isArchived: contact.isArchived,
    isUnsubscribed: contact.emailUnsubscribed.isUnsub,
  })
  const signature = await getSignatureMarkup(db, scope)
  return { sender, recipient, toEmail, signature, disabledReason: disabledReason ?? null }
}

async function getDisabledReason(
  db: Db,
  scope: Scope,
  contact: { email: string | null; isArchived: boolean; isUnsubscribed: boolean },
) {
  const { email } = contact
  const suppression = email ? (await listSuppressed(db, scope, [email])).get(email.toLowerCase()) : undefined
  return getPersonalEmailDisabledReason({ ...contact, suppression })
}

/** The agent's signature for the default brand. */
async function getSignatureMarkup(db: Db, scope: Scope): Promise<string> {
  const branding = await getBranding(db, scope, null)
  const row = branding && (await getSignatureRow(db, scope, branding._id))
  return row ? toSignatureMarkup(row.document) : ''
}

function requireFilledFields(texts: { subject: string; text: string }) {
  const errors = Object.entries(texts).flatMap(([field, text]) => {
    const [message] = listMergeErrors(text)
    return message ? [[field, message] as const] : []
  })
  if (errors.length > 0) throw invalid(Object.fromEntries(errors))
}
