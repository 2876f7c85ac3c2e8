import * as z from 'zod'
import { PropertyContact } from '../contacts/contact.ts'

/** A contact that the offers are for. */
export const Recipient = PropertyContact.pick({
  _id: true,
  fullName: true,
  firstName: true,
  emailId: true,
  emailUnsubscribed: true,
  isNonMarketing: true,
}).extend({
  /** The contact's page with the offers. Null when the contact has no email. */
  link: z.string().nullable(),
})
export type Recipient = z.infer<typeof Recipient>

export const noEmailMessage = 'Contact email not present'
const unsubscribedMessage = 'This contact has unsubscribed from emails'
const noActiveOffersMessage = 'Please add active offers before notifying seller about the offers'
export const nothingToPreviewMessage = 'Please add active offers to preview dashboard.'

/** The reason a contact cannot be notified, or undefined when they can. */
export function getNotifyDisabledReason(
  recipient: Pick<Recipient, 'emailId' | 'emailUnsubscribed'> | undefined,
  activeOffers: number,
): string | undefined {
  if (!recipient?.emailId) return noEmailMessage
  if (recipient.emailUnsubscribed.isUnsub) return unsubscribedMessage
  return activeOffers === 0 ? noActiveOffersMessage : undefined
}
