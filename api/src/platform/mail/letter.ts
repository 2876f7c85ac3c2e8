import { Email } from '@gable/shared/identity/user.ts'
import * as z from 'zod'

/** One mail to one person. A subject is one line: whatever could end a header in it becomes a space. */
export const Letter = z.object({
  to: Email,
  subject: z
    .string()
    .transform((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim())
    .pipe(z.string().min(1).max(250)),
  text: z.string(),
  /** Nothing, where it is plain text. */
  html: z.string().optional(),
  /** Who is answered; whoever sends where nobody is named. */
  replyTo: Email.optional(),
  /** Where its reader asks for no more of them. */
  unsubscribe: z.url({ protocol: /^https?$/ }).optional(),
})
export type Letter = z.infer<typeof Letter>

/** One that is also a page. */
export type ComposedLetter = Letter & { html: string }
