import type { EmailRecipient, FilledEmail } from '@gable/shared/emails/email-context.ts'
import { withEmailDefaults } from '@gable/shared/emails/email-defaults.ts'
import type { EmailSettings } from '@gable/shared/emails/email-settings.ts'
import { createPersonalEmail } from '@gable/shared/emails/personal-email.ts'
import { type CompiledEmail, compileEmail, fillEmail } from '@gable/shared/emails/render/compile-email.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import { getContentVersion } from '../content/published-content.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { PieceSource } from './piece-queries.ts'
import { listEmailRecipients } from './recipients.ts'
import { getEmailSender } from './sender.ts'

/** What a piece is made from: a published version of a content, or what an agent wrote. */
type PieceContent = Pick<PieceSource, 'contentId' | 'version' | 'subject' | 'body'>

export async function compilePiece(
  db: Db,
  scope: AccountScope,
  piece: PieceContent,
  origin: string,
): Promise<CompiledEmail> {
  const settings = await getPieceSettings(db, scope, piece)
  return compileEmail(settings, await getEmailSender(db, scope, settings.brandingId, origin))
}

/** One piece for its recipient, as it is sent. */
async function renderPiece(
  db: Db,
  scope: AccountScope,
  piece: PieceContent,
  recipient: EmailRecipient,
  origin: string,
): Promise<FilledEmail> {
  return fillEmail(await compilePiece(db, scope, piece, origin), recipient)
}

/** The links of an email that is only looked at: nothing is recorded, and nobody is unsubscribed. */
export const inertLinks = { clickBase: null, openPixel: null, unsubscribe: '#', preferences: '#' } as const

/** A piece as its contact got it, or as they would get it now while it is waiting. */
export async function showPiece(
  db: Db,
  scope: AccountScope,
  source: PieceSource,
  origin: string,
): Promise<FilledEmail> {
  const recipient = source.recipient ?? (await getCurrentRecipient(db, scope, source, origin))
  return renderPiece(db, scope, source, { ...recipient, links: inertLinks }, origin)
}

async function getCurrentRecipient(db: Db, scope: AccountScope, source: PieceSource, origin: string) {
  const { brandingId } = await getPieceSettings(db, scope, source)
  const sender = await getEmailSender(db, scope, brandingId, origin)
  const { contactId, propertyId, agentId } = source
  const request = { contactId, propertyId, agentId, links: inertLinks }
  return orNotFound((await listEmailRecipients(db, scope, [request], { sender })).get(contactId), 'contact')
}

async function getPieceSettings(db: Db, scope: AccountScope, piece: PieceContent): Promise<EmailSettings> {
  const { contentId, version, subject, body } = piece
  if (contentId === null || version === null) return createPersonalEmail(subject, body ?? '')
  return withEmailDefaults(orNotFound(await getContentVersion(db, scope, contentId, version), 'email').settings)
}
