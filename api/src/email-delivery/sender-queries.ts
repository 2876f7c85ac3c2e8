import type { Permission } from '@gable/shared/access.ts'
import type { ContentMedium } from '@gable/shared/content/content-kind.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

const permission: Permission = 'MANAGE_MARKETING_SETTINGS'

/** Why the agent `a` may not send the broadcasts of a medium any more, or null. */
export const senderReason = (medium: ContentMedium) => sql<string | null>`case
  when a.deactivated_at is not null then 'The agent who sent it is no longer active.'
  when not ${permission} = any(agent_permissions_in(a.account_id, a.id))
    then ${`The agent who sent it no longer has the permission to send ${medium === 'EMAIL' ? 'emails' : 'postcards'}.`}::text
end`

/** Why the agent behind a broadcast may not send any more. Undefined while they may. */
export async function getSenderReason(
  db: Db,
  { accountId }: AccountScope,
  { medium, createdById }: { medium: ContentMedium; createdById: string | null },
): Promise<string | undefined> {
  const { rows } = await sql<{ reason: string | null }>`
    select ${senderReason(medium)} as reason from agents a
    where a.account_id = ${accountId} and a.id = ${createdById}`.execute(db)
  return rows[0]?.reason ?? undefined
}

/**
 * Pauses email broadcasts whose sender may not send any more, until somebody who may resumes them. What workers have
 * claimed of them and not begun to hand over waits too. Returns the broadcasts.
 */
export async function pauseForbiddenBroadcasts(db: Db, { accountId }: AccountScope): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with paused as (
      update broadcasts b set state = 'PAUSED', reason = ${senderReason('EMAIL')} from contents c, agents a
      where b.account_id = ${accountId} and b.state in ('PREPARING', 'SENDING') and c.account_id = b.account_id
        and c.id = b.content_id and c.medium = 'EMAIL' and a.account_id = b.account_id and a.id = b.created_by
        and ${senderReason('EMAIL')} is not null
      returning b.id
    ), released as (
      update email_pieces p set state = 'QUEUED', claim_id = null, claimed_at = null from paused
      where p.account_id = ${accountId} and p.broadcast_id = paused.id and p.state = 'SENDING'
        and p.attempt_started_at is null
    )
    select id from paused`.execute(db)
  return rows.map(({ id }) => id)
}

/** What was not sent yet is from the agent of the contact, or else from this one. */
export const replaceSender = (db: Db, { accountId }: AccountScope, broadcastId: string, agentId: string) =>
  sql`
    update email_pieces p set agent_id = coalesce(c.owner_id, ${agentId}) from contacts c
    where p.account_id = ${accountId} and p.broadcast_id = ${broadcastId} and c.account_id = p.account_id
      and c.id = p.contact_id and (p.state = 'QUEUED' or p.state = 'SENDING' and p.attempt_started_at is null)`.execute(
    db,
  )
