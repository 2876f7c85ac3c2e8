import { getUnsubscribeUrl } from '@gable/shared/offers/offer-email.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import { createContactLinks } from './contact-link.ts'
import { getEmailToSend } from './email-queries.ts'

interface SendOfferEmailDependencies {
  mailer: Mailer
  origin: string
  secret: Buffer
}

/** Plain text, exactly as it was written. Who was erased or has unsubscribed meanwhile is not written to. */
export const sendOfferEmail =
  ({ mailer, origin, secret }: SendOfferEmailDependencies): Tasks['send-offer-letter'] =>
  async ({ db, payload, signal }) => {
    const letter = await withJobAccount(db, payload, (db, scope) => getEmailToSend(db, scope, payload.letterId))
    if (!letter) return
    const { to, subject, text = '', replyTo, propertyId, contactId } = letter
    const link = createContactLinks(origin, payload.accountId, secret)({ propertyId, contactId })
    await mailer.send(
      { to, subject, text, unsubscribe: getUnsubscribeUrl(link), ...(replyTo && { replyTo }) },
      signal,
    )
  }
