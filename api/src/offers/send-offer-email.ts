import { addUnsubscribeLine, getUnsubscribeUrl } from '@gable/shared/offers/offer-email.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { Email } from '../platform/mail/email.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import { createContactLinks } from './contact-link.ts'
import { getEmailToSend } from './email-queries.ts'

interface SendOfferEmailDependencies {
  mailer: Mailer
  origin: string
  secret: Buffer
}

/** Sends plain text exactly as written, and a link to unsubscribe, unless the contact was erased, archived or unsubscribed in the meantime. */
export const sendOfferEmail =
  ({ mailer, origin, secret }: SendOfferEmailDependencies): Tasks['send-offer-letter'] =>
  async ({ db, payload, signal }) => {
    const email = await withJobAccount(db, payload, (db, scope) => getEmailToSend(db, scope, payload.letterId))
    if (!email) return
    const { to, senderName, subject, text = '', replyTo, propertyId, contactId } = email
    const link = createContactLinks(origin, payload.accountId, secret)({ propertyId, contactId })
    const unsubscribe = getUnsubscribeUrl(link)
    await mailer.send(
      Email.parse({
        to,
        senderName,
        subject,
        unsubscribe,
        text: addUnsubscribeLine(text, unsubscribe),
        ...(replyTo && { replyTo }),
      }),
      signal,
    )
  }
