import { orNotFound, Problem } from '@gable/shared/http/problem.ts'
import { releaseCredits } from '../credits/ledger.ts'
import type { Db } from '../platform/database.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import type { AccountScope } from '../platform/scope.ts'
import { CarrierUnavailableError, type PrintCarrier } from '../print/carrier.ts'
import { cancelQueuedPieces, listCancelingPieces, requestCancellations } from './cancel-queries.ts'
import { toCreditKey } from './enqueue-postcards.ts'
import { publishPieceChange } from './record-outcome.ts'
import { type LockedPiece, lockPiece, updatePiece } from './record-queries.ts'
import { recordStatus } from './record-status.ts'
import type { InAccount } from './send-batch.ts'

/** Whether a postcard can still be canceled. */
export const canCancel = (
  { state, cancelUntil }: Pick<LockedPiece, 'state' | 'cancelUntil'>,
  now = Date.now(),
): boolean => state === 'QUEUED' || (state === 'SUBMITTED' && cancelUntil !== null && cancelUntil.getTime() > now)

/** Cancels a postcard at once, or asks the printer to. Canceling again changes nothing. */
export async function cancelPostcard(db: Db, scope: AccountScope, id: string): Promise<void> {
  const piece = orNotFound(await lockPiece(db, scope, id), 'postcard')
  if (piece.state === 'CANCELED' || piece.cancelRequestedAt) return
  if (!canCancel(piece)) throw new Problem('conflict', explain(piece))
  if (piece.state === 'QUEUED' && piece.attempts === 0) {
    await updatePiece(db, scope, id, {
      state: 'CANCELED',
      canceled_at: new Date(),
      claim_id: null,
      claimed_at: null,
      credits: 0,
    })
    await releaseCredits(db, scope, [toCreditKey(id)], 'Canceled')
  } else {
    await updatePiece(db, scope, id, { cancel_requested_at: new Date() })
    await enqueueCancellations(db, scope)
  }
  await publishPieceChange(db, scope, piece)
}

function explain({ state }: LockedPiece): string {
  if (state === 'HELD' || state === 'FAILED') return 'This postcard is not printed.'
  return state === 'SUBMITTED'
    ? 'The printer has begun with this postcard. It can no longer be canceled.'
    : 'This postcard is printed. It can no longer be canceled.'
}

/** Cancels what is left of a broadcast, and gives its credits back. What was submitted stays. */
export async function cancelPostcardsOfBroadcast(db: Db, scope: AccountScope, broadcastId: string): Promise<void> {
  const ids = await cancelQueuedPieces(db, scope, broadcastId)
  if ((await requestCancellations(db, scope, broadcastId)) > 0) await enqueueCancellations(db, scope)
  await releaseCredits(db, scope, ids.map(toCreditKey), 'Canceled')
}

export const enqueueCancellations = (db: Db, { accountId }: AccountScope) =>
  enqueue(db, 'cancel-postcards', { accountId }, { key: 'cancel-postcards' })

/** Asks the printer to cancel. A printer that cannot be reached is asked again within a minute. */
export async function cancelAtPrinter(inAccount: InAccount, carrier: PrintCarrier, signal: AbortSignal): Promise<void> {
  for (const { id, providerId } of await inAccount(listCancelingPieces)) {
    if (providerId === null || signal.aborted) continue
    try {
      const answer = await carrier.cancel(providerId, signal)
      await inAccount(async (db, scope) => {
        if (answer === 'CANCELED')
          await recordStatus(db, scope, {
            pieceId: id,
            status: 'canceled',
            at: new Date(),
            externalId: null,
            reason: '',
          })
        else await updatePiece(db, scope, id, { cancel_requested_at: null, cancel_until: null, reason: tooLate })
      })
    } catch (error) {
      if (!(error instanceof CarrierUnavailableError)) throw error
    }
  }
}

const tooLate = 'It was too late to cancel it.'
