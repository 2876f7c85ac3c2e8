import { newId } from '@gable/shared/ids.ts'
import type { PostcardDrawing } from '@gable/shared/postcards/drawing/drawing.ts'
import { releaseCredits } from '../credits/ledger.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Log } from '../platform/observe/log.ts'
import { retryOnConflict } from '../platform/retry-on-conflict.ts'
import type { AccountScope } from '../platform/scope.ts'
import { CarrierUnavailableError, type OrderOutcome, type PrintCarrier } from '../print/carrier.ts'
import { getNextMidnight, getToday } from './account-day.ts'
import { maySend, pauseForbiddenBroadcasts } from './account-queries.ts'
import { toCreditKey } from './enqueue-postcards.ts'
import { createPieceToken } from './piece-token.ts'
import { type PreparedPiece, preparePieces } from './prepare-piece.ts'
import {
  claimPieces,
  getNextRetry,
  getQueueState,
  holdClaimedPieces,
  lockDailyLimit,
  markStarted,
  planQueue,
  recoverPieces,
  releasePieces,
} from './queue-queries.ts'
import { recordOutcome } from './record-outcome.ts'
import { finishPostcardBroadcasts } from './record-queries.ts'

export interface DeliveryOptions {
  carrier: PrintCarrier
  secret: Buffer
  /** Of the address that the code leads to. */
  origin: string
  /** The two pages of a postcard. */
  createFiles: (drawing: PostcardDrawing) => Promise<{ front: Buffer; back: Buffer }>
}

/** Opens a transaction in the account. */
export type InAccount = <T>(work: (db: Db, scope: AccountScope) => Promise<T>) => Promise<T>

interface BatchContext extends DeliveryOptions {
  accountId: string
  inAccount: InAccount
  log: Log
  signal: AbortSignal
}

/** Small, so that the daily limit and a cancellation are heeded soon. */
const batchSize = 20
/** Orders on their way to the printer at the same time. */
const concurrency = 4

/** `nextAt` is when more may be sent. Undefined when nothing waits. */
interface BatchResult {
  hasMore: boolean
  nextAt: Date | undefined
}

/** Sends the next postcards of an account to the printer, as many as the daily limit allows. */
export async function sendBatch(context: BatchContext): Promise<BatchResult> {
  const { inAccount, signal } = context
  const claimId = newId()
  const pieces = await inAccount((db, scope) => claimBatch(db, scope, claimId))
  try {
    const options = { ...context, printsAddress: context.carrier.takesAddressFromDrawing }
    const prepared = await inAccount((db, scope) => preparePieces(db, scope, pieces, options))
    const waiting = [...prepared]
    const sendWaiting = async () => {
      for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) await sendPiece(context, next)
    }
    await Promise.all(Array.from({ length: concurrency }, sendWaiting))
  } finally {
    await inAccount((db, scope) => releasePieces(db, scope, claimId))
  }
  // Broadcasts are locked before pieces, so this takes a transaction of its own.
  await inAccount(async (db, scope) => {
    for (const id of await finishPostcardBroadcasts(db, scope))
      await publishLiveEvent(db, scope, { kind: 'broadcasts', id })
  })
  return inAccount((db, scope) => finishBatch(db, scope, pieces.length > 0))
}

/** Everyone who claims holds the lock of the limit, so that two workers never exceed it together. */
async function claimBatch(db: Db, scope: AccountScope, claimId: string) {
  if (!(await maySend(db, scope))) return []
  for (const id of await pauseForbiddenBroadcasts(db, scope))
    await publishLiveEvent(db, scope, { kind: 'broadcasts', id })
  await recoverPieces(db, scope)
  const limit = await lockDailyLimit(db, scope)
  const { room } = await getQueueState(db, scope, { today: await getToday(db, scope), limit })
  if (room === 0) return []
  const pieces = await claimPieces(db, scope, { claimId, limit: Math.min(room, batchSize) })
  const held = new Set(pieces.length > 0 ? await holdClaimedPieces(db, scope, claimId) : [])
  await releaseCredits(db, scope, [...held].map(toCreditKey), 'Held back')
  return pieces.filter(({ id }) => !held.has(id))
}

async function finishBatch(db: Db, scope: AccountScope, hasSent: boolean): Promise<BatchResult> {
  const limit = await lockDailyLimit(db, scope)
  const today = await getToday(db, scope)
  await planQueue(db, scope, { today, limit })
  const { room, queued } = await getQueueState(db, scope, { today, limit })
  if (queued === 0) return { hasMore: false, nextAt: undefined }
  if (room === 0) return { hasMore: false, nextAt: await getNextMidnight(db, scope) }
  return { hasMore: hasSent, nextAt: await getNextRetry(db, scope) }
}

async function sendPiece(context: BatchContext, prepared: PreparedPiece): Promise<void> {
  const { inAccount, carrier, log } = context
  const { id, claimId } = prepared.piece
  const record = (outcome: Parameters<typeof recordOutcome>[2]['outcome']) =>
    // A merge of contacts locks the same rows in its own order.
    retryOnConflict(() =>
      inAccount((db, scope) => recordOutcome(db, scope, { id, claimId, carrier: carrier.name, outcome })),
    )
  if (prepared.hold) return record({ kind: 'HELD', ...prepared.hold })
  try {
    const outcome = await order(context, prepared)
    if (outcome) await record(outcome)
  } catch (error) {
    if (!(error instanceof CarrierUnavailableError))
      log.error({ err: error, pieceId: id }, 'A postcard could not be made')
    // Whether the printer has it is looked up before the next attempt.
    await record(
      error instanceof CarrierUnavailableError
        ? { kind: 'UNKNOWN', reason: error.message, ...(error.retryAt && { retryAt: error.retryAt }) }
        : { kind: 'LATER', reason: 'The postcard could not be made.' },
    )
  }
}

type Outcome = OrderOutcome | { kind: 'HELD'; reason: 'UNDELIVERABLE_ADDRESS'; detail: string }

/** Undefined when the piece was taken from this worker. */
async function order(
  { accountId, secret, inAccount, carrier, createFiles, signal }: BatchContext,
  prepared: Extract<PreparedPiece, { hold: null }>,
): Promise<Outcome | undefined> {
  const { piece, size, drawing, sender, recipient, codeHash, to, address } = prepared
  const reference = { pieceId: piece.id, token: createPieceToken(secret, accountId, piece.id) }
  if (piece.attempts > 0) {
    // The printer may have taken it although it did not answer.
    const found = await carrier.find(reference, signal)
    if (found?.isCanceled) return { kind: 'REFUSED', reason: 'The order was canceled at the printer.' }
    if (found) return { kind: 'ACCEPTED', ...found }
  } else {
    const verdict = await carrier.verifyAddress(to, signal)
    if (!verdict.isDeliverable) return { kind: 'HELD', reason: 'UNDELIVERABLE_ADDRESS', detail: verdict.reason }
  }
  const files = await createFiles(drawing)
  const started = { id: piece.id, claimId: piece.claimId, address, sender, recipient, codeHash }
  if (!(await inAccount((db, scope) => markStarted(db, scope, started)))) return undefined
  return carrier.submit({ ...reference, size, ...files, to }, signal)
}
