import { sql } from 'kysely'
import { senderReason } from '../email-delivery/sender-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Whether the account has a plan and is not suspended. Otherwise its postcards wait. */
export async function maySend(db: Db, { accountId }: AccountScope): Promise<boolean> {
  const { rows } = await sql`
    select from agencies where account_id = ${accountId} and plan_id is not null
      and (soft_freeze_after is null or soft_freeze_after > now())`.execute(db)
  return rows.length > 0
}

/** Pauses postcard broadcasts whose sender may not send any more, until somebody who may resumes them. Returns their ids. */
export async function pauseForbiddenBroadcasts(db: Db, { accountId }: AccountScope): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update broadcasts b set state = 'PAUSED', reason = ${senderReason('POSTCARD')} from contents c, agents a
    where b.account_id = ${accountId} and b.state in ('PREPARING', 'SENDING') and c.account_id = b.account_id
      and c.id = b.content_id and c.medium = 'POSTCARD' and a.account_id = b.account_id and a.id = b.created_by
      and ${senderReason('POSTCARD')} is not null
    returning b.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** What the printer was not asked for yet is from the agent of the contact, or else from this one. */
export const replacePostcardSender = (db: Db, { accountId }: AccountScope, broadcastId: string, agentId: string) =>
  sql`
    update postcard_pieces p set agent_id = coalesce(c.owner_id, ${agentId}) from contacts c
    where p.account_id = ${accountId} and p.broadcast_id = ${broadcastId} and c.account_id = p.account_id
      and c.id = p.contact_id and p.state = 'QUEUED' and p.attempts = 0`.execute(db)
