import type { Permission } from '@gable/shared/access.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Whether the account has a plan and is not suspended. Otherwise its postcards wait. */
export async function maySend(db: Db, { accountId }: AccountScope): Promise<boolean> {
  const { rows } = await sql`
    select from agencies where account_id = ${accountId} and plan_id is not null
      and (soft_freeze_after is null or soft_freeze_after > now())`.execute(db)
  return rows.length > 0
}

const permission: Permission = 'MANAGE_MARKETING_SETTINGS'

/** Pauses postcard broadcasts whose sender may not send any more, until somebody who may resumes them. Returns their ids. */
export async function pauseForbiddenBroadcasts(db: Db, { accountId }: AccountScope): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update broadcasts b set state = 'PAUSED', reason = 'The agent who sent it no longer has the permission to send postcards.'
    from contents c, agents a
    where b.account_id = ${accountId} and b.state in ('PREPARING', 'SENDING') and c.account_id = b.account_id
      and c.id = b.content_id and c.medium = 'POSTCARD' and a.account_id = b.account_id and a.id = b.created_by
      and not ${permission} = any(agent_permissions_in(a.account_id, a.id))
    returning b.id`.execute(db)
  return rows.map(({ id }) => id)
}
