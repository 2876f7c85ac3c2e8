import * as z from 'zod'
import { Id, RequiredText, requiredMessage, tooLongMessage } from '../http/fields.ts'

export const subjectMaximum = 250
export const bodyMaximum = 10_000

/** A letter to a contact. It leaves as it was written: nothing is trimmed and nothing added. */
export const OfferEmailInput = z.object({
  /** Of the sender's choice: the same letter sent again is the same letter. */
  letterId: Id,
  contactId: Id,
  subject: RequiredText(subjectMaximum),
  body: z
    .string(requiredMessage)
    .max(bodyMaximum, tooLongMessage(bodyMaximum))
    .refine((text) => text.trim() !== '', requiredMessage),
})
export type OfferEmailInput = z.output<typeof OfferEmailInput>

interface DraftInput {
  address: string
  firstName: string
  link: string
  activeOffers: number
  /** Who signs. */
  agentName: string
}

/** With what the letter begins, for the agent to go on with. */
export function createEmailDraft({ address, firstName, link, activeOffers, agentName }: DraftInput) {
  const offers = activeOffers === 1 ? 'an offer' : `${activeOffers} offers`
  return {
    subject: `Your offers for ${address}`,
    body: `Hi ${firstName.trim() || 'there'},

I have put together ${offers} for your home at ${address}. You can read and print everything on your own page:
${link}

Reply to this email whenever you have a question.

${agentName}

If you would rather not receive emails from us, tell us here:
${getUnsubscribeUrl(link)}
`,
  }
}

/** Where who holds the link takes themselves off all emails. */
export const getUnsubscribeUrl = (link: string): string => `${link}/unsubscribe`
