import * as z from 'zod'

export const Erasure = z.object({
  _id: z.string(),
  at: z.string(),
  by: z.object({ _id: z.string(), fullName: z.string() }),
  finishedAt: z.string().nullable(),
})
export type Erasure = z.infer<typeof Erasure>

/** What has to be repeated before somebody is erased: the name, or else what they are reached by. */
export const nameToRepeat = ({
  fullName,
  emailId,
  phone,
}: {
  fullName: string
  emailId: string | null
  phone: string | null
}) => fullName || emailId || phone || ''

export const isRepeated = (typed: string, name: string): boolean =>
  typed.trim().replace(/\s+/g, ' ').toLowerCase() === name.trim().replace(/\s+/g, ' ').toLowerCase()
