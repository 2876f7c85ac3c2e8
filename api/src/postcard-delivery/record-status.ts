import type { PostcardState } from '@gable/shared/postcards/piece.ts'
import { recordActivity } from '../contacts/write-queries.ts'
import { releaseCredits } from '../credits/ledger.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { PrintStatus } from '../print/lob-events.ts'
import { toCreditKey } from './enqueue-postcards.ts'
import { publishPieceChange } from './record-outcome.ts'
import {
  addPieceCounts,
  insertMessage,
  type LockedPiece,
  lockPiece,
  type PieceChange,
  updatePiece,
} from './record-queries.ts'

interface StatusMessage {
  pieceId: string
  status: PrintStatus
  at: Date
  /** Of a message of a provider, to recognize repeats. */
  externalId: string | null
  reason: string
}

/** A postcard that is canceled or failed may still turn out to be printed. It never goes back otherwise. */
const ranks: Record<PostcardState, number> = {
  HELD: 0,
  QUEUED: 0,
  SUBMITTED: 1,
  CANCELED: 1,
  FAILED: 1,
  PRINTED: 2,
  IN_TRANSIT: 3,
  DELIVERED: 4,
  RETURNED: 5,
}

const states = {
  printed: 'PRINTED',
  'in-transit': 'IN_TRANSIT',
  delivered: 'DELIVERED',
  returned: 'RETURNED',
  canceled: 'CANCELED',
  failed: 'FAILED',
} as const satisfies Record<PrintStatus, PostcardState>

/**
 * Stores what a printer or the post office says about a postcard, in any order and as often as it likes. Returns whether it
 * changed anything.
 */
export async function recordStatus(db: Db, scope: AccountScope, message: StatusMessage): Promise<boolean> {
  const { pieceId, status, at, externalId, reason } = message
  const piece = await lockPiece(db, scope, pieceId)
  // What was never submitted was not printed for us.
  if (!piece?.submittedAt) return false
  if (!(await insertMessage(db, scope, { pieceId, type: status, at, externalId, reason }))) return false
  const state = states[status]
  const isLate = ranks[state] <= ranks[piece.state] && piece.state !== state
  const change: PieceChange = isEnd(state)
    ? toEndChange(piece, state, message)
    : {
        ...toTimes(piece, state, at),
        ...(!isLate && piece.state !== state && { state, ...toReason(piece, state, reason) }),
      }
  if (Object.keys(change).length === 0) return false
  await updatePiece(db, scope, pieceId, change)
  if (change.state === 'RETURNED' && piece.contactId)
    await recordActivity(
      db,
      scope,
      { contactId: piece.contactId, propertyId: piece.propertyId },
      { eventGroup: 'POSTCARD', kind: 'RETURNED', detail: { postcardId: pieceId, title: piece.title, reason } },
    )
  if (change.state === 'CANCELED' || change.state === 'FAILED')
    await releaseCredits(db, scope, [toCreditKey(pieceId)], change.state === 'CANCELED' ? 'Canceled' : 'Not printed')
  await countStatus(db, scope, piece, change, at)
  await publishPieceChange(db, scope, piece)
  return true
}

const isEnd = (state: PostcardState) => state === 'CANCELED' || state === 'FAILED'

/** Only what is not printed yet can be canceled or fail. */
function toEndChange(piece: LockedPiece, state: PostcardState, { at, reason }: StatusMessage): PieceChange {
  if (piece.state !== 'SUBMITTED') return {}
  return {
    state,
    reason,
    credits: 0,
    cancel_requested_at: null,
    ...(state === 'CANCELED' && { canceled_at: at }),
  }
}

/** The times of earlier steps are stored even when they are heard of late. */
function toTimes(piece: LockedPiece, state: PostcardState, at: Date): PieceChange {
  if (state === 'PRINTED') return piece.printedAt ? {} : { printed_at: at, cancel_requested_at: null }
  if (state === 'IN_TRANSIT') return piece.inTransitAt ? {} : { in_transit_at: at, cancel_requested_at: null }
  if (state === 'DELIVERED') return piece.deliveredAt ? {} : { delivered_at: at, cancel_requested_at: null }
  return piece.returnedAt ? {} : { returned_at: at, cancel_requested_at: null }
}

function toReason(piece: LockedPiece, state: PostcardState, reason: string): { reason: string } {
  if (piece.state === 'CANCELED')
    return { reason: 'It was printed although it was canceled. Its credits were given back.' }
  return { reason: state === 'RETURNED' ? reason : '' }
}

/** A canceled postcard was not sent after all, unless it turns out that it was. */
async function countStatus(db: Db, scope: AccountScope, piece: LockedPiece, change: PieceChange, at: Date) {
  const { contentId, variationId, submittedAt } = piece
  const sentAt = submittedAt ?? at
  const wasUndone = piece.state === 'CANCELED' || piece.state === 'FAILED'
  const counts = [
    ...(change.state && isEnd(change.state) ? [{ type: 'sent' as const, at: sentAt, count: -1 as const }] : []),
    ...(wasUndone && change.state ? [{ type: 'sent' as const, at: sentAt, count: 1 as const }] : []),
    ...(change.state === 'DELIVERED' ? [{ type: 'delivered' as const, at, count: 1 as const }] : []),
    ...(change.state === 'RETURNED' ? [{ type: 'bounce' as const, at, count: 1 as const }] : []),
    // It was thought to be delivered.
    ...(change.state === 'RETURNED' && piece.deliveredAt
      ? [{ type: 'delivered' as const, at: piece.deliveredAt, count: -1 as const }]
      : []),
  ]
  if (counts.length > 0)
    await addPieceCounts(
      db,
      scope,
      counts.map((count) => ({ contentId, variationId, ...count })),
    )
}
