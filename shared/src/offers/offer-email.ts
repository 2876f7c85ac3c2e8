import * as z from 'zod'
import { Id, RequiredLine, requiredMessage, tooLongMessage } from '../http/fields.ts'

export const subjectMaximum = 250
export const bodyMaximum = 10_000

/** An email to a contact. It is sent exactly as written, with a link to unsubscribe below it. */
export const OfferEmailInput = z.object({
  /** Chosen by the client, so that a request that is sent twice sends one email. */
  messageId: Id,
  contactId: Id,
  subject: RequiredLine(subjectMaximum),
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
  /** Signs the email. */
  agentName: string
}

/** The text that the agent starts from. */
export function createEmailDraft({ address, firstName, link, activeOffers, agentName }: DraftInput) {
  const offers = activeOffers === 1 ? 'an offer' : `${activeOffers} offers`
  return {
    subject: `Your offers for ${address}`,
    body: `Hi ${firstName.trim() || 'there'},

I put together ${offers} for your home at ${address}. You can view and print everything here:
${link}

If you have any questions, just reply to this email.

${agentName}`,
  }
}

/** Ends every email to a contact. The agent cannot edit it away. */
export const addUnsubscribeLine = (text: string, url: string): string =>
  `${text}\n\nIf you no longer want to receive emails from us, unsubscribe here:\n${url}\n`

/** Lets anyone who has the contact's link unsubscribe the contact. */
export const getUnsubscribeUrl = (link: string): string => `${link}/unsubscribe`
