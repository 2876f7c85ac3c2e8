import type { EmailRecipient, EmailSender } from '@gable/shared/emails/email-context.ts'
import { sampleRecipient } from '@gable/shared/emails/sample-recipient.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'
import { createSenderValues } from './merge-values.ts'
import { getAgencyRow } from './recipient-queries.ts'
import { listEmailRecipients, toEmailAgent } from './recipients.ts'
import { inertLinks } from './render-piece.ts'
import { getEmailSender } from './sender.ts'

interface PreviewInput {
  brandingId?: string | null | undefined
  contactId?: string | null | undefined
  propertyId?: string | null | undefined
}

/** What an email is filled with in a preview: the brand, and a contact or a sample. */
export async function getPreviewContext(
  db: Db,
  scope: Scope,
  { brandingId = null, contactId, propertyId = null }: PreviewInput,
  origin: string,
): Promise<{ sender: EmailSender; recipient: EmailRecipient }> {
  const sender = await getEmailSender(db, scope, brandingId, origin)
  if (!contactId) return { sender, recipient: await createSample(db, scope, sender) }
  const request = { contactId, propertyId, agentId: null, links: inertLinks }
  const found = orNotFound((await listEmailRecipients(db, scope, [request], { sender })).get(contactId), 'contact')
  if (propertyId) orNotFound(found.propertyId, 'home of this contact')
  const { values, agent, home, links } = found
  return { sender, recipient: { values, agent, home, links } }
}

/** A made-up contact of the agent who looks at it. */
async function createSample(db: Db, scope: Scope, sender: EmailSender): Promise<EmailRecipient> {
  const row = await getAgencyRow(db, scope)
  const agent = toEmailAgent(row, sender)
  const values = { ...sampleRecipient.values, ...createSenderValues({ row, agent, sender, today: new Date() }) }
  return { ...sampleRecipient, values, agent, links: inertLinks }
}
