import type { ContentEventType } from '@gable/shared/content/content-stats.ts'
import { newId } from '@gable/shared/ids.ts'
import type { PostcardState } from '@gable/shared/postcards/piece.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** A piece locked until the transaction ends, after its contact. */
export interface LockedPiece {
  id: string
  contentId: string
  variationId: string | null
  title: string
  broadcastId: string | null
  /** Null once the contact was erased. Of a merged contact, the one that is left. */
  contactId: string | null
  propertyId: string | null
  agentId: string | null
  state: PostcardState
  reason: string
  claimId: string | null
  attempts: number
  attemptStartedAt: Date | null
  carrier: string | null
  providerId: string | null
  cancelUntil: Date | null
  cancelRequestedAt: Date | null
  submittedAt: Date | null
  printedAt: Date | null
  inTransitAt: Date | null
  deliveredAt: Date | null
  returnedAt: Date | null
  credits: number
}

/** Locks the contact and then the piece. */
export async function lockPiece(db: Db, { accountId }: AccountScope, id: string): Promise<LockedPiece | undefined> {
  await sql`
    select from contacts where account_id = ${accountId} and id = (
      select coalesce(o.merged_into, o.id) from postcard_pieces p
        join contacts o on o.account_id = ${accountId} and o.id = p.contact_id
      where p.account_id = ${accountId} and p.id = ${id})
    for no key update`.execute(db)
  const { rows } = await sql<LockedPiece>`
    select p.id, p.content_id as "contentId", v.variation_id as "variationId", c.title, p.broadcast_id as "broadcastId",
      coalesce(o.merged_into, o.id) as "contactId", p.property_id as "propertyId", p.agent_id as "agentId", p.state,
      p.reason, p.claim_id as "claimId", p.attempts, p.attempt_started_at as "attemptStartedAt", p.carrier,
      p.provider_id as "providerId", p.cancel_until as "cancelUntil", p.cancel_requested_at as "cancelRequestedAt",
      p.submitted_at as "submittedAt", p.printed_at as "printedAt",
      p.in_transit_at as "inTransitAt", p.delivered_at as "deliveredAt", p.returned_at as "returnedAt", p.credits
    from postcard_pieces p
      join contents c on c.account_id = p.account_id and c.id = p.content_id
      join content_versions v on v.account_id = p.account_id and v.content_id = p.content_id and v.version = p.version
      left join contacts o on o.account_id = p.account_id and o.id = p.contact_id
    where p.account_id = ${accountId} and p.id = ${id}
    for no key update of p`.execute(db)
  return rows[0]
}

export interface PieceChange {
  state?: PostcardState
  hold_reason?: string | null
  reason?: string
  claim_id?: string | null
  claimed_at?: Date | null
  retry_at?: Date | null
  attempt_started_at?: Date | null
  carrier?: string
  provider_id?: string
  submitted_on?: string
  cancel_until?: Date | null
  cancel_requested_at?: Date | null
  submitted_at?: Date
  printed_at?: Date
  in_transit_at?: Date
  delivered_at?: Date
  returned_at?: Date
  canceled_at?: Date
  credits?: number
}

export const updatePiece = (db: Db, { accountId }: AccountScope, id: string, change: PieceChange) =>
  db
    .updateTable('postcard_pieces')
    .set(change as object)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()

interface PieceCount {
  contentId: string
  variationId: string | null
  type: ContentEventType
  at: Date
  count: 1 | -1
}

/** Counters are shared by all pieces, so they are locked last. */
export const addPieceCounts = (db: Db, { accountId }: AccountScope, counts: readonly PieceCount[]) =>
  sql`select add_to_counters(${accountId}, ${JSON.stringify(
    counts.map(({ contentId, variationId, ...count }) => ({
      ...count,
      subject: 'content',
      subject_id: contentId,
      module: variationId ?? '',
      text: '',
    })),
  )}::jsonb)`.execute(db)

interface MessageRow {
  pieceId: string
  at: Date
  type: 'printed' | 'in-transit' | 'delivered' | 'returned' | 'canceled' | 'failed'
  externalId: string | null
  reason: string
}

/** Stores a message about a piece. False when a message with this id was stored before. */
export async function insertMessage(
  db: Db,
  { accountId }: AccountScope,
  { pieceId, at, type, externalId, reason }: MessageRow,
): Promise<boolean> {
  const { rows } = await sql`
    insert into postcard_events (account_id, id, piece_id, at, type, external_id, detail)
    values (${accountId}, ${newId()}, ${pieceId}, ${at}, ${type}, ${externalId}, ${JSON.stringify({ reason })}::jsonb)
    on conflict do nothing returning id`.execute(db)
  return rows.length > 0
}

/** Ends postcard broadcasts that have nothing left to print. Returns their ids. */
export async function finishPostcardBroadcasts(db: Db, { accountId }: AccountScope): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update broadcasts b set state = 'DONE', finished_at = now()
    where b.account_id = ${accountId} and b.state = 'SENDING'
      and exists (select from contents c
        where c.account_id = b.account_id and c.id = b.content_id and c.medium = 'POSTCARD')
      and not exists (select from postcard_pieces p
        where p.account_id = b.account_id and p.broadcast_id = b.id and p.state = 'QUEUED')
    returning b.id`.execute(db)
  return rows.map(({ id }) => id)
}
