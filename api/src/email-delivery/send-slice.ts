import { getSendingState } from '../email-domains/sending-state.ts'
import { findOwnHost } from '../hosts/queries.ts'
import type { Db } from '../platform/database.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Log } from '../platform/observe/log.ts'
import { getNextSendingTime } from '../platform/quiet-hours.ts'
import type { AccountScope } from '../platform/scope.ts'
import { getAccountSender } from './account-sender.ts'
import { CarrierUnavailableError, type Channel } from './channel.ts'
import type { ChannelPool } from './channel-pool.ts'
import type { DomainPace } from './domain-pace.ts'
import { createEmailQueue, type EmailQueue } from './email-queue.ts'
import { getTimeZone } from './enqueue-queries.ts'
import { createOutcomeRecorder, type OutcomeRecorder } from './outcome-recorder.ts'
import {
  type ClaimedPiece,
  finishBroadcasts,
  getNextDueTime,
  markStarted,
  pauseBroadcasts,
  postponeMarketing,
  recoverPieces,
  releasePieces,
  type StartedPiece,
} from './piece-queries.ts'
import { type PreparedEmail, prepareBatch } from './prepare-batch.ts'
import { recordOutcomes } from './record-outcomes.ts'
import type { SendOutcome } from './send-outcome.ts'
import { createStatementBatch } from './statement-batch.ts'

export interface SliceOptions {
  pool: ChannelPool
  pace: DomainPace
  /** Of the pages of agencies without a host of their own. */
  publicOrigin: string
  secret: Buffer
  mailFrom: string
  bounceDomain: string | undefined
  /** Whether a provider tells later what was delivered. */
  confirmsDelivery: boolean
}

interface SliceResult {
  /** More is due now. */
  hasMore: boolean
  nextDueAt: Date | undefined
  /** Why nothing could be sent. */
  unavailable: string | undefined
}

/** Other accounts wait meanwhile. */
const sliceLength = 15_000
const batchSize = 400

/** Sends what is due for one account, for some seconds. */
export async function sendSlice(
  db: Db,
  accountId: string,
  options: SliceOptions,
  { signal, log }: { signal: AbortSignal; log: Log },
): Promise<SliceResult> {
  const inAccount: InAccount = (work) => withJobAccount(db, { accountId }, work)
  const { withMarketing, sender, origin } = await inAccount(async (db, scope) => ({
    withMarketing: await prepareAccount(db, scope),
    sender: await getAccountSender(db, scope, options),
    origin: await getAccountOrigin(db, scope, options.publicOrigin),
  }))
  const claimIds: string[] = []
  const endsAt = Date.now() + sliceLength
  let isPaused = false
  const recorder = createOutcomeRecorder(
    (pieces) =>
      inAccount(async (db, scope) => {
        await recordOutcomes(db, scope, pieces, options)
        // Too many bounces pause the account at once.
        if (pieces.some(({ outcome }) => outcome.kind === 'BOUNCED'))
          isPaused = (await getSendingState(db, scope)).pausedAt !== null
      }),
    (err) => log.warn({ err }, 'What became of emails could not be stored yet'),
  )
  const queue = createEmailQueue({
    pace: options.pace,
    shouldStop: () => signal.aborted || isPaused || Date.now() > endsAt,
    load: async () => {
      const claim = { limit: batchSize, withMarketing }
      const batch = await inAccount((db, scope) => prepareBatch(db, scope, claim, { ...options, sender, origin }))
      claimIds.push(batch.claimId)
      for (const piece of batch.lost) recorder.add(toFinished(piece, lostOutcome))
      return batch
    },
  })
  const start = createStatementBatch((pieces: readonly StartedPiece[]) => startPieces(inAccount, pieces))
  const work = { queue, recorder, start, log, pool: options.pool }
  const ends = await runLoops(work)
  await recorder.close()
  await queue.settle().finally(() => inAccount((db, scope) => finishSlice(db, scope, claimIds)))
  const failed = ends.find((end) => end !== undefined)
  if (failed && !(failed instanceof CarrierUnavailableError)) throw failed
  return {
    hasMore: !queue.isDone(),
    nextDueAt: await inAccount(getNextDueTime),
    unavailable: queue.isDone() ? undefined : failed?.message,
  }
}

/** Recovers what dead workers left. Returns whether marketing emails may be sent now. */
async function prepareAccount(db: Db, scope: AccountScope): Promise<boolean> {
  await recoverPieces(db, scope)
  const state = await getSendingState(db, scope)
  for (const id of await pauseBroadcasts(db, scope)) await publishLiveEvent(db, scope, { kind: 'broadcasts', id })
  if (state.pausedAt) return false
  const allowedAt = getNextSendingTime(Date.now(), state, await getTimeZone(db, scope))
  if (allowedAt <= Date.now()) return true
  await postponeMarketing(db, scope, new Date(allowedAt))
  return false
}

/** Links lead to the agency's own host, like those that the console shows. */
async function getAccountOrigin(db: Db, scope: AccountScope, publicOrigin: string): Promise<string> {
  const host = await findOwnHost(db, scope)
  return host ? `${new URL(publicOrigin).protocol}//${host}` : publicOrigin
}

type InAccount = <T>(work: (db: Db, scope: AccountScope) => Promise<T>) => Promise<T>

async function startPieces(inAccount: InAccount, pieces: readonly StartedPiece[]) {
  const started = await inAccount((db, scope) => markStarted(db, scope, pieces))
  return ({ id }: StartedPiece) => started.has(id)
}

async function finishSlice(db: Db, scope: AccountScope, claimIds: string[]) {
  for (const claimId of claimIds) await releasePieces(db, scope, claimId)
  for (const id of await finishBroadcasts(db, scope)) await publishLiveEvent(db, scope, { kind: 'broadcasts', id })
}

interface LoopWork {
  queue: EmailQueue
  recorder: OutcomeRecorder
  start: (piece: StartedPiece) => Promise<boolean>
  log: Log
  pool: ChannelPool
}

/** One loop per channel, each with one email at a time. Returns why each ended: undefined if nothing was left. */
async function runLoops(work: LoopWork): Promise<(Error | undefined)[]> {
  const first = await work.queue.take()
  if (!first) return []
  const loops = Array.from({ length: work.pool.maximum }, (_, n) => runLoop(work, n === 0 ? first : undefined))
  return Promise.all(loops)
}

async function runLoop(work: LoopWork, first: PreparedEmail | undefined): Promise<Error | undefined> {
  const { queue, pool } = work
  let channel: Channel | undefined
  let email = first ?? (await queue.take())
  try {
    while (email) {
      if (!channel?.isOpen()) channel = await pool.acquire()
      await sendEmail(work, channel, email)
      queue.leave(email)
      email = undefined
      email = await queue.take()
    }
    return undefined
  } catch (error) {
    if (email) {
      queue.leave(email)
      if (error instanceof CarrierUnavailableError) queue.putBack(email)
    }
    return error as Error
  } finally {
    if (channel) pool.release(channel)
  }
}

async function sendEmail({ recorder, start, log }: LoopWork, channel: Channel, email: PreparedEmail) {
  const { piece, recipient, variationId } = email
  const { toEmail, propertyId: _, agentId: __, ...shown } = recipient
  let outgoing: ReturnType<PreparedEmail['toOutgoing']>
  try {
    outgoing = email.toOutgoing()
  } catch (err) {
    log.error({ err, pieceId: piece.id }, 'An email could not be composed')
    return recorder.add(toFinished(piece, { kind: 'FAILED', reason: 'The email could not be composed' }))
  }
  const { subject } = outgoing.filled
  const { id, claimId } = piece
  const outcome = await channel.send(outgoing, () => start({ id, claimId, toEmail, subject, recipient: shown }))
  if (outcome) recorder.add({ ...toFinished(piece, outcome), toEmail, subject, variationId })
}

const lostOutcome: SendOutcome = { kind: 'FAILED', reason: 'The contact or the email no longer exists' }

const toFinished = (piece: ClaimedPiece, outcome: SendOutcome) => ({
  ...piece,
  toEmail: '',
  variationId: null,
  outcome,
})
