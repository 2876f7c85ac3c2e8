import * as z from 'zod'
import { pieceStates } from './piece.ts'

export const engagements = ['OPENED', 'CLICKED'] as const
export type Engagement = (typeof engagements)[number]

/** Who opened an email, or clicked a link in it. */
export const EngagedContact = z.object({
  /** Of the email. */
  _id: z.string(),
  /** Null once the contact is deleted. */
  contact: z.object({ _id: z.string(), fullName: z.string() }).nullable(),
  toEmail: z.string(),
  state: z.enum(pieceStates),
  openedAt: z.string().nullable(),
  clickedAt: z.string().nullable(),
  unsubscribedAt: z.string().nullable(),
  /** The labels of the links that were clicked, first to last. */
  links: z.array(z.string()),
})
export type EngagedContact = z.infer<typeof EngagedContact>
