import type { EmailRecipient } from '@gable/shared/emails/email-context.ts'
import type { EmailPiece } from '@gable/shared/emails/piece.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

/** Pieces `p` with the name of their contact. */
export const selectPieces = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('email_pieces as p')
    .leftJoin('contacts as c', (join) =>
      join.onRef('c.account_id', '=', 'p.account_id').onRef('c.id', '=', 'p.contact_id'),
    )
    .select([
      'p.id',
      'p.contact_id',
      'c.full_name',
      'p.content_id',
      'p.subject',
      'p.to_email',
      'p.state',
      'p.hold_reason',
      'p.reason',
      'p.due_at',
      'p.sent_at',
      'p.delivered_at',
      'p.bounced_at',
      'p.opened_at',
      'p.machine_opened_at',
      'p.clicked_at',
      'p.unsubscribed_at',
      'p.complained_at',
    ])
    .where('p.account_id', '=', accountId)

type PieceRow = Awaited<ReturnType<ReturnType<typeof selectPieces>['executeTakeFirstOrThrow']>>

export const toEmailPiece = (row: PieceRow): EmailPiece => ({
  _id: row.id,
  contact: row.contact_id === null ? null : { _id: row.contact_id, fullName: row.full_name ?? '' },
  contentId: row.content_id,
  subject: row.subject,
  toEmail: row.to_email,
  state: row.state,
  holdReason: row.hold_reason,
  reason: row.reason,
  dueAt: row.due_at.toISOString(),
  sentAt: toIso(row.sent_at),
  deliveredAt: toIso(row.delivered_at),
  bouncedAt: toIso(row.bounced_at),
  openedAt: toIso(row.opened_at),
  machineOpenedAt: toIso(row.machine_opened_at),
  clickedAt: toIso(row.clicked_at),
  unsubscribedAt: toIso(row.unsubscribed_at),
  complainedAt: toIso(row.complained_at),
})

const toIso = (date: Date | null) => date?.toISOString() ?? null

export async function listPiecesOfContact(
  db: Db,
  scope: AccountScope,
  contactId: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ data: EmailPiece[]; total: number }> {
  const { total } = await db
    .selectFrom('email_pieces')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('account_id', '=', scope.accountId)
    .where('contact_id', '=', contactId)
    .executeTakeFirstOrThrow()
  const rows = await selectPieces(db, scope)
    .where('p.contact_id', '=', contactId)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { data: rows.map(toEmailPiece), total: Number(total) }
}

/** What a piece was made from, and what it was filled with. */
export interface PieceSource {
  contactId: string
  propertyId: string | null
  agentId: string | null
  contentId: string | null
  version: number | null
  subject: string
  /** Of a personal email. */
  body: string | null
  /** Null until it is sent. */
  recipient: EmailRecipient | null
}

/** Undefined when the contact was erased. */
export async function getPiece(
  db: Db,
  scope: AccountScope,
  id: string,
): Promise<{ piece: EmailPiece; source: PieceSource } | undefined> {
  const row = await selectPieces(db, scope)
    .select(['p.property_id', 'p.agent_id', 'p.version', 'p.body', 'p.recipient'])
    .where('p.id', '=', id)
    .where('p.contact_id', 'is not', null)
    .executeTakeFirst()
  if (!row?.contact_id) return undefined
  const { property_id: propertyId, agent_id: agentId, content_id: contentId, version, subject, body, recipient } = row
  return {
    piece: toEmailPiece(row),
    source: { contactId: row.contact_id, propertyId, agentId, contentId, version, subject, body, recipient },
  }
}

/** An email by its id, without regard to its contact, to recognize a request that is sent twice. */
export const findPieceById = (db: Db, { accountId }: AccountScope, id: string) =>
  db
    .selectFrom('email_pieces')
    .select(['contact_id', 'subject', 'body', 'recipient'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()

interface NewPersonalPiece {
  id: string
  contactId: string
  propertyId: string | null
  toEmail: string
  subject: string
  body: string
}

export const insertPersonalPiece = (db: Db, { accountId, agentId }: Scope, piece: NewPersonalPiece) =>
  db
    .insertInto('email_pieces')
    .values({
      account_id: accountId,
      id: piece.id,
      kind: 'PERSONAL',
      contact_id: piece.contactId,
      property_id: piece.propertyId,
      agent_id: agentId,
      to_email: piece.toEmail,
      subject: piece.subject,
      body: piece.body,
    })
    .execute()
