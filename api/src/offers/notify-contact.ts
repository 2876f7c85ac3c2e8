import { Problem } from '@gable/shared/http/problem.ts'
import { activeCount, standingOffers } from '@gable/shared/offers/expiry.ts'
import type { Notice } from '@gable/shared/offers/notice.ts'
import { whyNotNotified } from '@gable/shared/offers/recipient.ts'
import { contactsOfHome } from '../contacts/detail-queries.ts'
import type { Db } from '../platform/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { notify } from '../platform/live/notify.ts'
import type { Scope } from '../platform/scope.ts'
import { heldProperty } from '../properties/known-property.ts'
import { insertLetter, readLetter } from './letter-queries.ts'
import { listOffers } from './offer-queries.ts'

/** A letter is its entry in the history: that it was sent and that it leaves stand or fall together. */
export async function notifyContact(db: Db, scope: Scope, propertyId: string, notice: Notice) {
  await heldProperty(db, scope, propertyId)
  const known = await readLetter(db, scope, notice.letterId)
  if (known) return repeated(known, notice)
  const recipient = (await contactsOfHome(db, scope, propertyId)).find(({ _id }) => _id === notice.contactId)
  if (!recipient) throw new Problem('not_found', 'This home is not known as theirs.')
  const standing = standingOffers(await listOffers(db, scope, propertyId), Date.now())
  const reason = whyNotNotified(recipient, activeCount(standing))
  if (reason) throw new Problem('conflict', reason)
  const at = await insertLetter(db, scope, propertyId, notice)
  await enqueue(db, 'send-offer-letter', { accountId: scope.accountId, letterId: notice.letterId })
  await notify(db, scope, { kind: 'contacts', id: notice.contactId })
  return { letterId: notice.letterId, at }
}

/** Pressed twice is sent once. */
function repeated(
  known: { subject: string; text: string | undefined; at: string },
  { letterId, subject, body }: Notice,
) {
  if (known.subject !== subject || known.text !== body)
    throw new Problem('conflict', 'This email was sent already. Close it and begin a new one.')
  return { letterId, at: known.at }
}
