import type { BroadcastState } from '@gable/shared/broadcasts/broadcast.ts'
import type { ContentMedium } from '@gable/shared/content/content-kind.ts'
import type { EmailPiece, PieceState } from '@gable/shared/emails/piece.ts'
import type { PostcardState } from '@gable/shared/postcards/piece.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import { selectVisibleSegments } from '../contacts/segment-queries.ts'
import type { ResolvedContactQuery } from '../contacts/selection-queries.ts'
import type { EmailTables } from '../database/schema/emails.ts'
import { selectPieces, toEmailPiece } from '../emails/piece-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

export interface BroadcastRow {
  id: string
  contentId: string
  title: string
  medium: ContentMedium
  version: number
  selection: ResolvedContactQuery
  audience: string
  state: BroadcastState
  reason: string
  startsAt: Date
  cursor: string | null
  createdById: string | null
  createdBy: string | null
  createdAt: Date
  finishedAt: Date | null
}

const selectBroadcasts = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('broadcasts as b')
    .innerJoin('contents as c', (join) =>
      join.onRef('c.account_id', '=', 'b.account_id').onRef('c.id', '=', 'b.content_id'),
    )
    .leftJoin('agents as a', (join) =>
      join.onRef('a.account_id', '=', 'b.account_id').onRef('a.id', '=', 'b.created_by'),
    )
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .select([
      'b.id',
      'b.content_id as contentId',
      'c.title',
      'c.medium',
      'b.version',
      sql<ResolvedContactQuery>`b.selection`.as('selection'),
      'b.audience',
      'b.state',
      'b.reason',
      'b.starts_at as startsAt',
      'b.cursor',
      'b.created_by as createdById',
      'u.full_name as createdBy',
      'b.created_at as createdAt',
      'b.finished_at as finishedAt',
    ])
    .where('b.account_id', '=', accountId)

export const getBroadcast = (db: Db, scope: AccountScope, id: string): Promise<BroadcastRow | undefined> =>
  selectBroadcasts(db, scope).where('b.id', '=', id).executeTakeFirst()

/** Locks the broadcast until the transaction ends. */
export const lockBroadcast = (db: Db, scope: AccountScope, id: string): Promise<BroadcastRow | undefined> =>
  selectBroadcasts(db, scope).where('b.id', '=', id).forNoKeyUpdate('b').executeTakeFirst()

interface BroadcastListQuery {
  contentId?: string | undefined
  page: number
  pageSize: number
}

export async function listBroadcasts(
  db: Db,
  scope: AccountScope,
  { contentId, page, pageSize }: BroadcastListQuery,
): Promise<{ rows: BroadcastRow[]; total: number }> {
  const { total } = await db
    .selectFrom('broadcasts')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('account_id', '=', scope.accountId)
    .$if(contentId !== undefined, (query) => query.where('content_id', '=', contentId ?? ''))
    .executeTakeFirstOrThrow()
  const rows = await selectBroadcasts(db, scope)
    .$if(contentId !== undefined, (query) => query.where('b.content_id', '=', contentId ?? ''))
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { rows, total: Number(total) }
}

/** Whether it was inserted. It is not if its id is taken. */
export async function insertBroadcast(
  db: Db,
  { accountId }: AccountScope,
  broadcast: Omit<Insertable<EmailTables['broadcasts']>, 'account_id'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('broadcasts')
    .values({ ...broadcast, account_id: accountId })
    .onConflict((conflict) => conflict.columns(['account_id', 'id']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const updateBroadcast = (
  db: Db,
  { accountId }: AccountScope,
  id: string,
  change: Updateable<EmailTables['broadcasts']>,
) => db.updateTable('broadcasts').set(change).where('account_id', '=', accountId).where('id', '=', id).execute()

/** Cancels what was not handed over yet. What a connection works on right now still leaves. */
export const cancelPieces = (db: Db, { accountId }: AccountScope, broadcastId: string) =>
  sql`
    update email_pieces set state = 'CANCELED', claim_id = null, claimed_at = null
    where account_id = ${accountId} and broadcast_id = ${broadcastId}
      and (state = 'QUEUED' or state = 'SENDING' and attempt_started_at is null)`.execute(db)

export interface PieceCounts {
  broadcastId: string
  states: Partial<Record<PieceState, number>>
  postcardStates: Partial<Record<PostcardState, number>>
  opened: number
  clicked: number
  scanned: number
}

/** How many pieces of each broadcast are in each state. Every count reads an index only. */
export async function countPieces(db: Db, { accountId }: AccountScope, ids: string[]): Promise<PieceCounts[]> {
  const { rows } = await sql<PieceCounts>`
    select b.id as "broadcastId", coalesce((
        select jsonb_object_agg(state, count) from (
          select state, count(*) from email_pieces p
          where p.account_id = ${accountId} and p.broadcast_id = b.id group by state) counted), '{}') as states,
      coalesce((
        select jsonb_object_agg(state, count) from (
          select state, count(*) from postcard_pieces p
          where p.account_id = ${accountId} and p.broadcast_id = b.id group by state) counted), '{}') as "postcardStates",
      (select count(*)::int from postcard_pieces p
        where p.account_id = ${accountId} and p.broadcast_id = b.id and p.scanned_at is not null) as scanned,
      engaged.opened, engaged.clicked
    from unnest(${ids}::uuid[]) as b(id), lateral (
      select count(p.opened_at)::int as opened, count(p.clicked_at)::int as clicked from email_pieces p
      where p.account_id = ${accountId} and p.broadcast_id = b.id
        and (p.opened_at is not null or p.clicked_at is not null)) engaged`.execute(db)
  return rows
}

interface PieceListQuery {
  state?: PieceState | undefined
  page: number
  pageSize: number
}

export async function listPiecesOfBroadcast(
  db: Db,
  scope: AccountScope,
  broadcastId: string,
  { state, page, pageSize }: PieceListQuery,
): Promise<{ data: EmailPiece[]; total: number }> {
  const { total } = await db
    .selectFrom('email_pieces')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('account_id', '=', scope.accountId)
    .where('broadcast_id', '=', broadcastId)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'QUEUED'))
    .executeTakeFirstOrThrow()
  const rows = await selectPieces(db, scope)
    .where('p.broadcast_id', '=', broadcastId)
    .$if(state !== undefined, (query) => query.where('p.state', '=', state ?? 'QUEUED'))
    .orderBy('p.state')
    .orderBy('p.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { data: rows.map(toEmailPiece), total: Number(total) }
}

export async function getSegmentName(db: Db, scope: Scope, id: string): Promise<string | undefined> {
  const row = await selectVisibleSegments(db, scope).select('s.name').where('s.id', '=', id).executeTakeFirst()
  return row?.name
}
