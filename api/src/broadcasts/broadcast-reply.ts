import type { Broadcast } from '@gable/shared/broadcasts/broadcast.ts'
import type { PostcardState } from '@gable/shared/postcards/piece.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type BroadcastRow, countPieces, type PieceCounts } from './queries.ts'

/** Broadcasts with what became of their emails so far. */
export async function toBroadcasts(db: Db, scope: AccountScope, rows: BroadcastRow[]): Promise<Broadcast[]> {
  const counted = await countPieces(
    db,
    scope,
    rows.map(({ id }) => id),
  )
  const countsById = new Map(counted.map((counts) => [counts.broadcastId, counts]))
  return rows.map((row) => toBroadcast(row, countsById.get(row.id)))
}

const toBroadcast = (row: BroadcastRow, counts: PieceCounts | undefined): Broadcast => {
  const { states = {}, postcardStates = {}, opened = 0, clicked = 0, scanned = 0 } = counts ?? {}
  const { QUEUED = 0, SENDING = 0, SENT = 0, DELIVERED = 0, BOUNCED = 0 } = states
  return {
    _id: row.id,
    contentId: row.contentId,
    title: row.title,
    medium: row.medium,
    version: row.version,
    audience: row.audience,
    state: row.state,
    reason: row.reason,
    startsAt: row.startsAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdBy,
    total: [...Object.values(states), ...Object.values(postcardStates)].reduce((sum, count) => sum + count, 0),
    counts: {
      queued: QUEUED + SENDING,
      // Everything that left, whatever became of it.
      sent: SENT + DELIVERED + BOUNCED,
      delivered: DELIVERED,
      bounced: BOUNCED,
      failed: states.FAILED ?? 0,
      unknown: states.UNKNOWN ?? 0,
      held: states.HELD ?? 0,
      canceled: states.CANCELED ?? 0,
      opened,
      clicked,
      ...noPostcards,
      ...(row.medium === 'POSTCARD' && countPostcards(postcardStates, scanned)),
    },
  }
}

const noPostcards = { submitted: 0, printed: 0, inTransit: 0, returned: 0, scanned: 0 }

/** Each step counts what went further, so that the figures form a funnel. */
function countPostcards(
  {
    QUEUED = 0,
    SUBMITTED = 0,
    PRINTED = 0,
    IN_TRANSIT = 0,
    DELIVERED = 0,
    RETURNED = 0,
    ...others
  }: Partial<Record<PostcardState, number>>,
  scanned: number,
): Partial<Broadcast['counts']> {
  const inTransit = IN_TRANSIT + DELIVERED + RETURNED
  const submitted = SUBMITTED + PRINTED + inTransit
  return {
    queued: QUEUED,
    submitted,
    sent: submitted,
    printed: PRINTED + inTransit,
    inTransit,
    delivered: DELIVERED,
    returned: RETURNED,
    scanned,
    failed: others.FAILED ?? 0,
    held: others.HELD ?? 0,
    canceled: others.CANCELED ?? 0,
  }
}
