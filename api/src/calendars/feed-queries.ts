import { newId } from '@gable/shared/ids.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

export const getFeedId = async (db: Db, { accountId, agentId }: Scope): Promise<string | undefined> => {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('id')
    .where('account_id', '=', accountId)
    .where('agent_id', '=', agentId)
    .executeTakeFirst()
  return row?.id
}

/** Creates the feed of an agent, in place of the one before. */
export const createFeed = (db: Db, { accountId, agentId }: Scope) => {
  const id = newId()
  return db
    .insertInto('calendar_feeds')
    .values({ account_id: accountId, agent_id: agentId, id })
    .onConflict((conflict) => conflict.columns(['account_id', 'agent_id']).doUpdateSet({ id, created_at: new Date() }))
    .execute()
}

export const deleteFeed = (db: Db, { accountId, agentId }: Scope) =>
  db.deleteFrom('calendar_feeds').where('account_id', '=', accountId).where('agent_id', '=', agentId).execute()

/** The agent of a feed that was not revoked. */
export const findFeedAgent = async (db: Db, { accountId }: AccountScope, id: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('calendar_feeds as f')
    .innerJoin('agents as a', (join) =>
      join.onRef('a.account_id', '=', 'f.account_id').onRef('a.id', '=', 'f.agent_id'),
    )
    .select('f.agent_id')
    .where('f.account_id', '=', accountId)
    .where('f.id', '=', id)
    .where('a.deactivated_at', 'is', null)
    .executeTakeFirst()
  return row?.agent_id
}
