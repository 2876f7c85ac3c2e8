import type { PieceState } from '@gable/shared/emails/piece.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export interface DeliveredPiece {
  id: string
  contentId: string | null
  variationId: string | null
  broadcastId: string | null
  contactId: string | null
  /** Empty once the contact was erased. */
  toEmail: string
  state: PieceState
  reason: string
  sentAt: Date | null
  deliveredAt: Date | null
  bouncedAt: Date | null
  complainedAt: Date | null
}

/** Locks the contact and then the piece, until the transaction ends. */
export async function lockDeliveredPiece(
  db: Db,
  { accountId }: AccountScope,
  pieceId: string,
): Promise<DeliveredPiece | undefined> {
  await sql`
    select c.id from contacts c
    where c.account_id = ${accountId} and c.id = (
      select coalesce(o.merged_into, o.id) from email_pieces p
        join contacts o on o.account_id = ${accountId} and o.id = p.contact_id
      where p.account_id = ${accountId} and p.id = ${pieceId})
    for no key update`.execute(db)
  const { rows } = await sql<DeliveredPiece>`
    select p.id, p.content_id as "contentId", v.variation_id as "variationId", p.broadcast_id as "broadcastId",
      coalesce(c.merged_into, c.id) as "contactId", p.to_email as "toEmail", p.state, p.reason, p.sent_at as "sentAt",
      p.delivered_at as "deliveredAt", p.bounced_at as "bouncedAt", p.complained_at as "complainedAt"
    from email_pieces p
      left join contacts c on c.account_id = p.account_id and c.id = p.contact_id
      left join content_versions v
        on v.account_id = p.account_id and v.content_id = p.content_id and v.version = p.version
    where p.account_id = ${accountId} and p.id = ${pieceId}
    for no key update of p`.execute(db)
  return rows[0]
}

export const updateDelivery = (
  db: Db,
  { accountId }: AccountScope,
  pieceId: string,
  { state, reason, sentAt, deliveredAt, bouncedAt, complainedAt }: DeliveredPiece,
) =>
  db
    .updateTable('email_pieces')
    .set({
      state,
      reason,
      sent_at: sentAt,
      delivered_at: deliveredAt,
      bounced_at: bouncedAt,
      complained_at: complainedAt,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', pieceId)
    .execute()
