import { Problem } from '@gable/shared/http/problem.ts'
import { countActiveOffers, groupOffers } from '@gable/shared/offers/expiry.ts'
import type { OfferEmailInput } from '@gable/shared/offers/offer-email.ts'
import { getNotifyDisabledReason } from '@gable/shared/offers/recipient.ts'
import { listContactsOfProperty } from '../contacts/detail-queries.ts'
import type { Db } from '../platform/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Scope } from '../platform/scope.ts'
import { lockPropertyOrThrow } from '../properties/get-property.ts'
import { getOfferEmail, insertOfferEmail } from './email-queries.ts'
import { listOffers } from './offer-queries.ts'

/** Stores the email as an activity entry and enqueues it in the same transaction, so neither exists without the other. */
export async function notifyContact(db: Db, scope: Scope, propertyId: string, email: OfferEmailInput) {
  await lockPropertyOrThrow(db, scope, propertyId)
  const sentEmail = await getOfferEmail(db, scope, email.messageId)
  if (sentEmail) return confirmRepeat(sentEmail, email)
  const recipient = (await listContactsOfProperty(db, scope, propertyId)).find(({ _id }) => _id === email.contactId)
  if (!recipient) throw new Problem('not_found', 'This contact is not linked to this property.')
  const offers = groupOffers(await listOffers(db, scope, propertyId), Date.now())
  const reason = getNotifyDisabledReason(recipient, countActiveOffers(offers))
  if (reason) throw new Problem('conflict', reason)
  const at = await insertOfferEmail(db, scope, propertyId, email)
  await enqueue(db, 'send-offer-letter', { accountId: scope.accountId, letterId: email.messageId })
  await publishLiveEvent(db, scope, { kind: 'contacts', id: email.contactId })
  return { messageId: email.messageId, at }
}

/** A request that is sent twice sends one email. */
function confirmRepeat(
  sentEmail: { subject: string; text: string | undefined; at: string },
  { messageId, subject, body }: OfferEmailInput,
) {
  if (sentEmail.subject !== subject || sentEmail.text !== body)
    throw new Problem('conflict', 'This email was already sent. Close it and start a new one.')
  return { messageId, at: sentEmail.at }
}
