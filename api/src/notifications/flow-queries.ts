import { newId } from '@gable/shared/ids.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { FlowNotification } from './notify-of-flow.ts'

export const insertFlowNotifications = (
  db: Db,
  { accountId }: AccountScope,
  notifications: readonly FlowNotification[],
) =>
  db
    .insertInto('notifications')
    .values(
      notifications.map(({ agentId, entryId }) => ({
        ...{ account_id: accountId, id: newId(), agent_id: agentId, note_id: entryId },
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export async function listUserIdsOfAgents(db: Db, { accountId }: AccountScope, agentIds: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('agents')
    .select('user_id as userId')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${agentIds}::uuid[])`)
    .execute()
  return rows.map(({ userId }) => userId)
}
