import * as z from 'zod'

export const Erasure = z.object({
  _id: z.string(),
  at: z.string(),
  by: z.object({ _id: z.string(), fullName: z.string() }),
  finishedAt: z.string().nullable(),
})
export type Erasure = z.infer<typeof Erasure>

/** The text to type before erasing a person: their name, or else their email or phone number. */
export const getConfirmationName = ({
  fullName,
  emailId,
  phone,
}: {
  fullName: string
  emailId: string | null
  phone: string | null
}) => fullName || emailId || phone || ''

/** Ignores case and extra spaces. */
export const isNameConfirmed = (typed: string, name: string): boolean =>
  typed.trim().replace(/\s+/g, ' ').toLowerCase() === name.trim().replace(/\s+/g, ' ').toLowerCase()
