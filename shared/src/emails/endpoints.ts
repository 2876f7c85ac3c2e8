import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id, RequiredLine, RequiredText } from '../http/fields.ts'
import { EmailRecipientSchema, EmailSenderSchema } from './email-context-schema.ts'
import { subjectMaximum } from './email-settings.ts'
import { EngagedContact, engagements } from './engaged-contact.ts'
import { EmailPiece } from './piece.ts'
import { TestEmail } from './test-email.ts'

const allow = 'MANAGE_MARKETING_SETTINGS'
const contentId = z.object({ contentId: Id })
const contactId = z.object({ contactId: Id })

export const personalEmailMaximum = 20_000

export const emailEndpoints = defineEndpoints({
  'POST /agent/content/:contentId/test-email': {
    allow,
    about: 'Sends an email to one address, filled for a contact. It is not counted.',
    params: contentId,
    body: TestEmail,
    reply: z.object({ sentTo: z.string() }),
  },
  'GET /agent/content/:contentId/contacts': {
    allow,
    about: 'Lists who opened an email or clicked a link in it, latest first. The period is that of sending.',
    params: contentId,
    query: z.object({
      engagement: z.enum(engagements),
      dateFrom: z.iso.datetime({ offset: true }).optional(),
      dateTill: z.iso.datetime({ offset: true }).optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: z.object({ data: z.array(EngagedContact), total: z.number() }),
  },
  'POST /agent/emails/preview-context': {
    allow,
    about: 'Returns what an email is filled with: the brand, and a contact or a sample.',
    readOnly: true,
    body: z.object({ brandingId: Id.nullish(), contactId: Id.nullish(), propertyId: Id.nullish() }),
    reply: z.object({ sender: EmailSenderSchema, recipient: EmailRecipientSchema }),
  },
  'GET /agent/emails/contact-suggestions': {
    allow,
    about: 'Finds contacts to fill an email for.',
    query: z.object({
      search: z.string().trim().max(200).default(''),
      pageSize: z.coerce.number().int().min(1).max(50).default(20),
    }),
    reply: z.object({
      data: z.array(
        z.object({
          contactId: z.string(),
          propertyId: z.string().nullable(),
          fullName: z.string(),
          address: z.string(),
          emailId: z.string(),
          phone: z.string(),
        }),
      ),
    }),
  },
  'GET /agent/emails/:pieceId': {
    allow: 'member',
    about: 'Returns an email as the contact got it, and what became of it.',
    params: z.object({ pieceId: Id }),
    reply: z.object({ piece: EmailPiece, html: z.string(), text: z.string() }),
  },
  'GET /agent/contacts/:contactId/emails': {
    allow: 'member',
    about: 'Lists the emails that a contact was sent, newest first.',
    params: contactId,
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: z.object({ data: z.array(EmailPiece), total: z.number() }),
  },
  'GET /agent/contacts/:contactId/emails/new': {
    allow: 'member',
    about: 'Returns what a personal email to a contact is filled with, or why it cannot be sent.',
    params: contactId,
    reply: z.object({
      sender: EmailSenderSchema,
      recipient: EmailRecipientSchema,
      toEmail: z.string(),
      /** What is added below the text, in the markup of texts. */
      signature: z.string(),
      disabledReason: z.string().nullable(),
    }),
  },
  'POST /agent/contacts/:contactId/emails': {
    allow: 'member',
    about:
      'Sends a personal email to a contact. The id is created with the form, so sending again sends nothing twice.',
    params: contactId,
    body: z.object({ pieceId: Id, subject: RequiredLine(subjectMaximum), text: RequiredText(personalEmailMaximum) }),
    reply: EmailPiece,
  },
})
