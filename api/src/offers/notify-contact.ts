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
import { insertOfferEmail, getOfferEmail } from './email-queries.ts'
import { listOffers } from './offer-queries.ts'

/** A letter is its entry in the history: that it was sent and that it leaves stand or fall together. */
export async function notifyContact(db: Db, scope: Scope, propertyId: string, notice: OfferEmailInput) {
  await lockPropertyOrThrow(db, scope, propertyId)
  const known = await getOfferEmail(db, scope, notice.letterId)
  if (known) return confirmRepeat(known, notice)
  const recipient = (await listContactsOfProperty(db, scope, propertyId)).find(({ _id }) => _id === notice.contactId)
  if (!recipient) throw new Problem('not_found', 'This home is not known as theirs.')
  const standing = groupOffers(await listOffers(db, scope, propertyId), Date.now())
  const reason = getNotifyDisabledReason(recipient, countActiveOffers(standing))
  if (reason) throw new Problem('conflict', reason)
  const at = await insertOfferEmail(db, scope, propertyId, notice)
  await enqueue(db, 'send-offer-letter', { accountId: scope.accountId, letterId: notice.letterId })
  await publishLiveEvent(db, scope, { kind: 'contacts', id: notice.contactId })
  return { letterId: notice.letterId, at }
}

/** Pressed twice is sent once. */
function confirmRepeat(
  known: { subject: string; text: string | undefined; at: string },
  { letterId, subject, body }: OfferEmailInput,
) {
  if (known.subject !== subject || known.text !== body)
    throw new Problem('conflict', 'This email was sent already. Close it and begin a new one.')
  return { letterId, at: known.at }
}
