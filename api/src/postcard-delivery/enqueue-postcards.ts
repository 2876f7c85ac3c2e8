import { postcardPrice } from '@gable/shared/credits/credits.ts'
import { lockContacts } from '../contacts/lock-queries.ts'
import { getContentVersion } from '../content/published-content.ts'
import { reserveCredits } from '../credits/ledger.ts'
import type { PieceRequest } from '../email-delivery/enqueue-pieces.ts'
import type { Db } from '../platform/database.ts'
import { wakeAccount } from '../platform/jobs/account-work.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getToday } from './account-day.ts'
import { holdForCredits, insertPieces } from './enqueue-queries.ts'
import { lockDailyLimit, planQueue } from './queue-queries.ts'

/**
 * Queues one postcard of a content for each contact, in the transaction of the caller, and reserves its credits. A contact
 * who gets none has a piece that says why. Asking again for the same occasion changes nothing.
 */
export async function enqueuePostcards(
  db: Db,
  scope: AccountScope,
  request: PieceRequest,
): Promise<{ queued: number; held: number }> {
  const { contentId, version, contacts } = request
  const content = contacts.length > 0 ? await getContentVersion(db, scope, contentId, version) : undefined
  if (content?.medium !== 'POSTCARD') return { queued: 0, held: 0 }
  await lockContacts(
    db,
    scope,
    contacts.map(({ contactId }) => contactId),
  )
  const limit = await lockDailyLimit(db, scope)
  const today = await getToday(db, scope)
  const pieces = await insertPieces(db, scope, request, { today, price: postcardPrice })
  const payable = pieces.filter(({ state }) => state === 'QUEUED').map(({ id }) => id)
  const reserved = await reserveCredits(
    db,
    scope,
    payable.map((id) => ({
      key: toCreditKey(id),
      amount: postcardPrice,
      cause: { type: 'postcard', id, note: content.title },
    })),
  )
  const unpaid = payable.filter((id) => !reserved.has(toCreditKey(id)))
  if (unpaid.length > 0) await holdForCredits(db, scope, unpaid)
  const queued = payable.length - unpaid.length
  if (queued > 0) {
    await planQueue(db, scope, { today, limit })
    await wakeAccount(db, 'send-postcards', scope.accountId)
  }
  return { queued, held: pieces.length - queued }
}

/** Names the credits of a piece in the ledger. */
export const toCreditKey = (pieceId: string): string => `postcard/${pieceId}`
