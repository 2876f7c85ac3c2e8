import { contentMessages } from '@gable/shared/content/messages.ts'
import { withEmailDefaults } from '@gable/shared/emails/email-defaults.ts'
import type { EmailSettings } from '@gable/shared/emails/email-settings.ts'
import { compileEmail, fillEmail } from '@gable/shared/emails/render/compile-email.ts'
import { getEmailTemplate } from '@gable/shared/emails/templates/email-templates.ts'
import { orNotFound, Problem } from '@gable/shared/http/problem.ts'
import { getContentOrThrow } from '../content/content-access.ts'
import type { ContentDetailRow } from '../content/queries.ts'
import type { Db } from '../platform/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { consumeAttempt, type RateLimit } from '../platform/rate-limit.ts'
import type { Scope } from '../platform/scope.ts'
import { getPreviewContext } from './preview-context.ts'

interface TestEmailInput {
  email: string
  version: 'DRAFT' | 'PUBLISHED'
  contactId: string
  brandingId?: string | null | undefined
  propertyId?: string | null | undefined
  smartContentConfigVariationId?: string | null | undefined
}

/** Test emails go to any address, so an account cannot send many. */
const accountLimit: RateLimit = { name: 'test-email', attempts: 60, minutes: 60 }

/** Sends an email to one address, filled for a contact. It is no piece: nothing is counted or recorded. */
export async function sendTestEmail(db: Db, scope: Scope, contentId: string, input: TestEmailInput, origin: string) {
  const { email: to, contactId, propertyId } = input
  const content = await getContentOrThrow(db, scope, contentId, 'EMAIL')
  const settings = getSettings(content, input)
  const brandingId = input.brandingId ?? settings.brandingId
  const { sender, recipient } = await getPreviewContext(db, scope, { brandingId, contactId, propertyId }, origin)
  await consumeAttempt(db, accountLimit, scope.accountId)
  const { subject, html, text } = fillEmail(compileEmail(settings, sender), recipient)
  const { fullName, email: replyTo } = recipient.agent
  await enqueue(db, 'send-mail', {
    to,
    html,
    text,
    subject: `[Test] ${subject}`.trim(),
    senderName: [fullName, sender.brand.name]
      .filter((name, index, names) => name && names.indexOf(name) === index)
      .join(', '),
    ...(replyTo && { replyTo }),
  })
  return { sentTo: to }
}

function getSettings(content: ContentDetailRow, input: TestEmailInput): EmailSettings {
  const { version, smartContentConfigVariationId: variationId } = input
  if (variationId) {
    const template = getEmailTemplate(content.template_id)
    const variations = template?.templateType === 'SMART' ? template.variations : []
    return orNotFound(
      variations.find(({ id }) => id === variationId),
      'variation',
    ).settings
  }
  if (version === 'DRAFT') return withEmailDefaults(content.draft_settings)
  if (!content.published_settings) throw new Problem('conflict', contentMessages.EMAIL.notPublished)
  return withEmailDefaults(content.published_settings)
}
