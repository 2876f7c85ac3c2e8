import * as z from 'zod'
import { isWebAddress, tooLongMessage } from '../http/fields.ts'
import { cleanLine } from '../text/clean-text.ts'

export const agentTitleMaximum = 60
const bookingUrlMaximum = 300

/** What visitors see of an agent besides name, phone and email. */
export const AgentCard = z.object({
  title: z.string().overwrite(cleanLine).max(agentTitleMaximum, tooLongMessage(agentTitleMaximum)),
  /** A picture that the account uploaded. */
  photoUrl: z.string().max(300).nullable(),
  /** Where visitors book a time, or an empty string. */
  bookingUrl: z
    .string()
    .trim()
    .max(bookingUrlMaximum, tooLongMessage(bookingUrlMaximum))
    .refine(
      (text) => text === '' || (/^https:/i.test(text) && isWebAddress(text)),
      'Please enter a link that starts with https://',
    ),
})
export type AgentCard = z.output<typeof AgentCard>

/** An agent as visitors see them. Empty texts are unknown. */
export interface PublicAgent {
  name: string
  title: string
  phone: string
  email: string
  photo: string | null
  bookingUrl: string
}
