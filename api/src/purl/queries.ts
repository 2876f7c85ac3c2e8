import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'

export interface AgentProfile {
  purlId: string | null
  firstName: string
  lastName: string
}

export const getAgentProfile = (db: Db, { accountId, agentId }: Scope): Promise<AgentProfile> =>
  db
    .selectFrom('agents')
    .innerJoin('users', 'users.id', 'agents.user_id')
    .select(['agents.purl_id as purlId', 'users.first_name as firstName', 'users.last_name as lastName'])
    .where('agents.account_id', '=', accountId)
    .where('agents.id', '=', agentId)
    .executeTakeFirstOrThrow()

/** The given personalized URLs that any agent, of any agency, has. */
export async function findTakenPurls(db: Db, purlIds: string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('purls').select('id').where('id', 'in', purlIds).execute()
  return new Set(rows.map(({ id }) => id))
}

/** Violates a unique constraint when another agent has the URL. */
export const setPurl = (db: Db, { accountId, agentId }: Scope, purlId: string) =>
  db
    .updateTable('agents')
    .set({ purl_id: purlId })
    .where('account_id', '=', accountId)
    .where('id', '=', agentId)
    .where('purl_id', 'is', null)
    .execute()
