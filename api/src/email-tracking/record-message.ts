import { newId } from '@gable/shared/ids.ts'
import { pauseIfReputationFails } from '../email-domains/reputation.ts'
import { suppressEmail } from '../email-domains/suppressions.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type DeliveredPiece, lockDeliveredPiece, updateDelivery } from './delivery-queries.ts'
import { addContentCounts, type ContentCount, publishLiveEvents } from './event-queries.ts'
import { getSubscriber, insertMessage } from './piece-queries.ts'
import type { DeliveryMessage } from './providers/provider.ts'
import { unsubscribeFromAll } from './subscriptions.ts'

/** The email is just being sent, so the report cannot be stored yet. The provider sends it again. */
class StillSendingError extends Error {
  override name = 'StillSendingError'
}

export const isSendingError = (error: unknown): boolean => error instanceof StillSendingError

/** Stores what a provider or a mail server says of a piece. Repeats change nothing, and a state never moves backwards. */
export async function recordMessage(
  db: Db,
  scope: AccountScope,
  pieceId: string,
  given: DeliveryMessage,
): Promise<void> {
  const piece = await lockDeliveredPiece(db, scope, pieceId)
  if (!piece) return
  if (piece.state === 'SENDING' || piece.state === 'QUEUED')
    throw new StillSendingError('The email is still being sent')
  // The words of servers name the address, which is not kept of erased contacts.
  const message = piece.contactId ? given : { ...given, reason: '' }
  const { externalId, type, at, reason, isHard } = message
  const detail = { reason, ...(type === 'bounce' && { isHard }) }
  if (!(await insertMessage(db, scope, { id: newId(), pieceId, at, type, externalId, detail }))) return
  if (type === 'unsubscribe') return unsubscribe(db, scope, pieceId)
  const change = { delivered: toDelivered, bounce: toBounced, complaint: toComplained }[type](piece, message)
  await updateDelivery(db, scope, pieceId, change.piece)
  if (type === 'complaint' || (type === 'bounce' && isHard)) await suppress(db, scope, piece, message)
  await publishLiveEvents(db, scope, [
    ...(piece.contactId ? [{ kind: 'emails', contactId: piece.contactId } as const] : []),
    ...(piece.broadcastId ? [{ kind: 'broadcasts', id: piece.broadcastId } as const] : []),
    ...(piece.contentId ? [{ kind: 'contents', id: piece.contentId } as const] : []),
  ])
  await countChanges(db, scope, piece, change.counts)
  if (type !== 'delivered') await pauseIfReputationFails(db, scope)
}

interface DeliveryChange {
  piece: DeliveredPiece
  counts: Pick<ContentCount, 'type' | 'at' | 'count'>[]
}

function toDelivered(piece: DeliveredPiece, { at }: DeliveryMessage): DeliveryChange {
  if (piece.state !== 'SENT' && piece.state !== 'UNKNOWN') return { piece, counts: [] }
  const sent = toSent(piece, at)
  return {
    piece: { ...sent.piece, state: 'DELIVERED', deliveredAt: at, reason: '' },
    counts: [...sent.counts, { type: 'delivered', at: sent.piece.sentAt ?? at, count: 1 }],
  }
}

function toBounced(piece: DeliveredPiece, { at, reason }: DeliveryMessage): DeliveryChange {
  if (!['SENT', 'UNKNOWN', 'DELIVERED'].includes(piece.state)) return { piece, counts: [] }
  const sent = toSent(piece, at)
  // It was counted as delivered when the first server accepted it; that count is subtracted.
  const { deliveredAt, sentAt } = piece
  return {
    piece: { ...sent.piece, state: 'BOUNCED', bouncedAt: at, deliveredAt: null, reason },
    counts: [
      ...sent.counts,
      ...(deliveredAt ? [{ type: 'delivered', at: sentAt ?? deliveredAt, count: -1 } as const] : []),
      { type: 'bounce', at, count: 1 },
    ],
  }
}

function toComplained(piece: DeliveredPiece, { at }: DeliveryMessage): DeliveryChange {
  if (piece.complainedAt) return { piece, counts: [] }
  return { piece: { ...piece, complainedAt: at }, counts: [{ type: 'complaint', at, count: 1 }] }
}

/** An email of which nobody knew whether it left did leave. */
const toSent = (piece: DeliveredPiece, at: Date): DeliveryChange =>
  piece.state === 'UNKNOWN'
    ? { piece: { ...piece, sentAt: piece.sentAt ?? at }, counts: [{ type: 'sent', at: piece.sentAt ?? at, count: 1 }] }
    : { piece, counts: [] }

async function suppress(
  db: Db,
  scope: AccountScope,
  { id, toEmail }: DeliveredPiece,
  { type, reason }: DeliveryMessage,
) {
  if (toEmail === '') return
  await suppressEmail(db, scope, {
    email: toEmail,
    reason: type === 'complaint' ? 'COMPLAINT' : 'BOUNCE',
    detail: reason,
    pieceId: id,
  })
}

async function unsubscribe(db: Db, scope: AccountScope, pieceId: string) {
  const subscriber = await getSubscriber(db, scope, pieceId)
  if (subscriber) await unsubscribeFromAll(db, scope, subscriber)
}

async function countChanges(
  db: Db,
  scope: AccountScope,
  { contentId, variationId }: DeliveredPiece,
  counts: DeliveryChange['counts'],
) {
  if (contentId)
    await addContentCounts(
      db,
      scope,
      counts.map((count) => ({ ...count, contentId, variationId })),
    )
}
