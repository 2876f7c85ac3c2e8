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
  html: z.string(),
})
export type Letter = z.infer<typeof Letter>
