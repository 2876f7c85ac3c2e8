import type { PostcardPiece, PostcardScan, PostcardState } from '@gable/shared/postcards/piece.ts'
import type { PostcardRecipient, PostcardSender } from '@gable/shared/postcards/postcard-context.ts'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Schema } from '../database/schema/schema.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { canCancel } from '../postcard-delivery/cancel-postcards.ts'

/** Pieces `p` with the title of their content and the name of their contact. */
const selectPieces = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('postcard_pieces as p')
    .innerJoin('contents', (join) =>
      join.onRef('contents.account_id', '=', 'p.account_id').onRef('contents.id', '=', 'p.content_id'),
    )
    .leftJoin('contacts as c', (join) =>
      join.onRef('c.account_id', '=', 'p.account_id').onRef('c.id', '=', 'p.contact_id'),
    )
    .select([
      'p.id',
      'p.contact_id',
      'c.full_name',
      'p.content_id',
      'contents.title',
      'p.state',
      'p.hold_reason',
      'p.reason',
      'p.address',
      'p.due_on',
      'p.cancel_until',
      'p.cancel_requested_at',
      'p.submitted_at',
      'p.printed_at',
      'p.in_transit_at',
      'p.delivered_at',
      'p.returned_at',
      'p.canceled_at',
      'p.scanned_at',
      'p.scans',
      'p.credits',
    ])
    .where('p.account_id', '=', accountId)

type PieceRow = Awaited<ReturnType<ReturnType<typeof selectPieces>['executeTakeFirstOrThrow']>>

const toPiece = (row: PieceRow): PostcardPiece => ({
  _id: row.id,
  contact: row.contact_id === null ? null : { _id: row.contact_id, fullName: row.full_name ?? '' },
  contentId: row.content_id,
  title: row.title,
  state: row.state,
  holdReason: row.hold_reason,
  reason: row.reason,
  address: row.address,
  dueOn: row.due_on,
  submittedAt: toIso(row.submitted_at),
  printedAt: toIso(row.printed_at),
  inTransitAt: toIso(row.in_transit_at),
  deliveredAt: toIso(row.delivered_at),
  returnedAt: toIso(row.returned_at),
  canceledAt: toIso(row.canceled_at),
  scannedAt: toIso(row.scanned_at),
  scans: row.scans,
  credits: row.credits,
  canCancel: row.cancel_requested_at === null && canCancel({ state: row.state, cancelUntil: row.cancel_until }),
  isCanceling: row.cancel_requested_at !== null,
})

const toIso = (date: Date | null) => date?.toISOString() ?? null

interface Page {
  page: number
  pageSize: number
}

interface PieceList {
  data: PostcardPiece[]
  total: number
}

export const listPiecesOfContact = (db: Db, scope: AccountScope, contactId: string, page: Page): Promise<PieceList> =>
  listPieces(db, scope, page, 'newest', (where) => where('p.contact_id', '=', contactId))

export const listPiecesOfBroadcast = (
  db: Db,
  scope: AccountScope,
  broadcastId: string,
  { state, ...page }: Page & { state?: PostcardState | undefined },
): Promise<PieceList> =>
  listPieces(db, scope, page, 'by state', (where) =>
    where.and([where('p.broadcast_id', '=', broadcastId), ...(state ? [where('p.state', '=', state)] : [])]),
  )

type Where = ExpressionBuilder<Schema & { p: Schema['postcard_pieces'] }, 'p'>

async function listPieces(
  db: Db,
  scope: AccountScope,
  { page, pageSize }: Page,
  order: 'newest' | 'by state',
  condition: (where: Where) => ReturnType<Where['and']>,
): Promise<PieceList> {
  const { total } = await db
    .selectFrom('postcard_pieces as p')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('p.account_id', '=', scope.accountId)
    .where((where) => condition(where as unknown as Where))
    .executeTakeFirstOrThrow()
  const rows = await selectPieces(db, scope)
    .where((where) => condition(where as unknown as Where))
    .$if(order === 'newest', (pieces) => pieces.orderBy('p.created_at', 'desc').orderBy('p.id', 'desc'))
    .$if(order === 'by state', (pieces) => pieces.orderBy('p.state').orderBy('p.id'))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { data: rows.map(toPiece), total: Number(total) }
}

/** What a piece was made from, and what it was filled with. */
interface PieceSource {
  contactId: string
  propertyId: string | null
  agentId: string | null
  contentId: string
  version: number
  /** Null until it is printed. */
  sender: PostcardSender | null
  recipient: PostcardRecipient | null
}

export const getPiece = async (db: Db, scope: AccountScope, id: string): Promise<PostcardPiece | undefined> => {
  const row = await selectPieces(db, scope).where('p.id', '=', id).executeTakeFirst()
  return row && toPiece(row)
}

/** Undefined when the contact was erased. */
export async function getPieceSource(
  db: Db,
  { accountId }: AccountScope,
  id: string,
): Promise<PieceSource | undefined> {
  const { rows } = await sql<PieceSource>`
    select contact_id as "contactId", property_id as "propertyId", agent_id as "agentId", content_id as "contentId",
      version, sender, recipient
    from postcard_pieces where account_id = ${accountId} and id = ${id} and contact_id is not null`.execute(db)
  return rows[0]
}

interface ScanQuery extends Page {
  dateFrom?: string | undefined
  dateTill?: string | undefined
}

/** Who scanned the postcards of a content, latest first. Each postcard is listed with its first scan. */
export async function listScans(
  db: Db,
  { accountId }: AccountScope,
  contentId: string,
  { dateFrom, dateTill, page, pageSize }: ScanQuery,
): Promise<{ data: PostcardScan[]; total: number }> {
  const isListed = sql`p.account_id = ${accountId} and p.content_id = ${contentId} and p.scanned_at is not null
    and (${dateFrom ?? null}::timestamptz is null or p.scanned_at >= ${dateFrom ?? null}::timestamptz)
    and (${dateTill ?? null}::timestamptz is null or p.scanned_at < ${dateTill ?? null}::timestamptz)`
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from postcard_pieces p where ${isListed}`.execute(db)
  const { rows } = await sql<{
    id: string
    contactId: string | null
    fullName: string | null
    home: string
    at: Date
    kind: PostcardScan['kind']
  }>`
    select p.id, p.contact_id as "contactId", c.full_name as "fullName", p.address as home, p.scanned_at as at,
      p.scan_kind as kind
    from postcard_pieces p left join contacts c on c.account_id = p.account_id and c.id = p.contact_id
    where ${isListed} order by p.scanned_at desc, p.id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  return {
    data: rows.map(({ id, contactId, fullName, home, at, kind }) => ({
      _id: id,
      pieceId: id,
      contact: contactId === null ? null : { _id: contactId, fullName: fullName ?? '' },
      home,
      at: at.toISOString(),
      kind,
    })),
    total: counted.rows[0]?.total ?? 0,
  }
}
