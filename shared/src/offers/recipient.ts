import * as z from 'zod'
import { PropertyContact } from '../contacts/contact.ts'

/** Somebody the offers of a home are for. */
export const Recipient = PropertyContact.pick({
  _id: true,
  fullName: true,
  firstName: true,
  emailId: true,
  emailUnsubscribed: true,
  isNonMarketing: true,
}).extend({
  /** Their own page of the offers; who has no e-mail has none. */
  link: z.string().nullable(),
})
export type Recipient = z.infer<typeof Recipient>

export const noEmail = 'Contact email not present'
export const hasUnsubscribed = 'This contact has unsubscribed from emails'
export const nothingToTell = 'Please add active offers before notifying seller about the offers'
export const nothingToPreview = 'Please add active offers to preview dashboard.'

/** Why nobody can be written to about the offers now; undefined where they can. */
export function whyNotNotified(
  recipient: Pick<Recipient, 'emailId' | 'emailUnsubscribed'> | undefined,
  activeOffers: number,
): string | undefined {
  if (!recipient?.emailId) return noEmail
  if (recipient.emailUnsubscribed.isUnsub) return hasUnsubscribed
  return activeOffers === 0 ? nothingToTell : undefined
}
