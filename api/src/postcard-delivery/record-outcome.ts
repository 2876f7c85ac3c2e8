import type { PostcardHoldReason } from '@gable/shared/postcards/piece.ts'
import { recordActivity } from '../contacts/write-queries.ts'
import { captureCredits, releaseCredits } from '../credits/ledger.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { OrderOutcome } from '../print/carrier.ts'
import { getToday } from './account-day.ts'
import { toCreditKey } from './enqueue-postcards.ts'
import { addPieceCounts, type LockedPiece, lockPiece, updatePiece } from './record-queries.ts'
import { getRetryTime } from './retry.ts'

interface Outcome {
  id: string
  claimId: string
  carrier: string
  outcome: OrderOutcome | { kind: 'HELD'; reason: PostcardHoldReason; detail: string }
}

const released = { claim_id: null, claimed_at: null }

/** Stores what became of asking the printer, with everything that follows from it, in the transaction of the caller. */
export async function recordOutcome(
  db: Db,
  scope: AccountScope,
  { id, claimId, carrier, outcome }: Outcome,
): Promise<void> {
  const piece = await lockPiece(db, scope, id)
  // It was recovered from this worker, which seemed dead. The next attempt looks the order up.
  if (piece?.state !== 'QUEUED' || piece.claimId !== claimId) return
  switch (outcome.kind) {
    case 'ACCEPTED':
      await recordAccepted(db, scope, piece, { ...outcome, carrier })
      break
    case 'REFUSED':
      await giveUp(db, scope, piece, { state: 'FAILED', reason: outcome.reason })
      break
    case 'HELD':
      await giveUp(db, scope, piece, { state: 'HELD', hold_reason: outcome.reason, reason: outcome.detail })
      break
    default: {
      // What may have been taken is looked up for as long as it takes, so that nobody pays for nothing.
      const retryAt = outcome.retryAt ?? getRetryTime(piece.attempts, outcome.kind === 'UNKNOWN')
      if (retryAt) await updatePiece(db, scope, id, { ...released, reason: outcome.reason, retry_at: retryAt })
      else
        await giveUp(db, scope, piece, {
          state: 'FAILED',
          reason: `The printer was asked ${piece.attempts} times. ${outcome.reason}`,
        })
    }
  }
  await publishPieceChange(db, scope, piece)
}

async function recordAccepted(
  db: Db,
  scope: AccountScope,
  piece: LockedPiece,
  { carrier, providerId, cancelUntil }: { carrier: string; providerId: string; cancelUntil: Date | null },
) {
  const { id, contentId, variationId, title, contactId, propertyId, agentId } = piece
  const now = new Date()
  await updatePiece(db, scope, id, {
    ...released,
    state: 'SUBMITTED',
    reason: '',
    carrier,
    provider_id: providerId,
    retry_at: null,
    submitted_at: now,
    submitted_on: await getToday(db, scope),
    cancel_until: cancelUntil,
  })
  if (contactId)
    await recordActivity(
      db,
      { ...scope, agentId },
      { contactId, propertyId },
      { eventGroup: 'POSTCARD', kind: 'SENT', detail: { postcardId: id, title } },
    )
  await captureCredits(db, scope, [toCreditKey(id)])
  await addPieceCounts(db, scope, [{ contentId, variationId, type: 'sent', at: now, count: 1 }])
}

async function giveUp(
  db: Db,
  scope: AccountScope,
  { id }: LockedPiece,
  change: { state: 'FAILED' | 'HELD'; hold_reason?: PostcardHoldReason; reason: string },
) {
  await updatePiece(db, scope, id, { ...released, ...change, retry_at: null, credits: 0 })
  await releaseCredits(db, scope, [toCreditKey(id)], change.state === 'HELD' ? 'Held back' : 'Not printed')
}

/** Tells open consoles. */
export async function publishPieceChange(
  db: Db,
  scope: AccountScope,
  { contactId, broadcastId, contentId }: Pick<LockedPiece, 'contactId' | 'broadcastId' | 'contentId'>,
) {
  if (contactId) await publishLiveEvent(db, scope, { kind: 'postcards', contactId })
  if (broadcastId) await publishLiveEvent(db, scope, { kind: 'broadcasts', id: broadcastId })
  await publishLiveEvent(db, scope, { kind: 'contents', id: contentId })
}
