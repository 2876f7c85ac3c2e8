import { RequiredLine } from '@gable/shared/http/fields.ts'
import { EmailAddress } from '@gable/shared/identity/user.ts'
import * as z from 'zod'

/** An iCalendar file. Its method tells calendars to add or to remove the event. */
const CalendarFile = z.object({
  method: z.enum(['PUBLISH', 'CANCEL']),
  fileName: z.string(),
  content: z.string(),
})
export type CalendarFile = z.infer<typeof CalendarFile>

/** One email to one person. Line breaks in the subject become spaces, so it cannot add a header. */
export const Email = z.object({
  to: EmailAddress,
  subject: RequiredLine(250),
  text: z.string(),
  /** Undefined for a plain-text email. */
  html: z.string().optional(),
  /** Shown as the sender's name, in front of the configured address. */
  senderName: RequiredLine(250).optional(),
  /** Replies go here instead of to the sender. */
  replyTo: EmailAddress.optional(),
  /** The unsubscribe URL. */
  unsubscribe: z.url({ protocol: /^https?$/ }).optional(),
  calendar: CalendarFile.optional(),
})
export type Email = z.infer<typeof Email>

/** An email with an HTML version. */
export type RenderedEmail = Email & { html: string }
