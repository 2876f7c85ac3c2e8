import { sql } from 'kysely'
import { inDirectory, isOutsideDirectory } from '../platform/cells/cells.ts'
import { type Db, withDirectory } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'

interface AgentProfile {
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
  const rows = await inDirectory(db, (db) => db.selectFrom('purls').select('id').where('id', 'in', purlIds).execute())
  return new Set(rows.map(({ id }) => id))
}

/**
 * Whether an agent of the account may take the URL. In another database than the directory's, the account reserves it there
 * first: of two accounts one gets it, and may try again if its cell then fails.
 */
export async function reservePurl(db: Db, scope: Scope, purlId: string): Promise<boolean> {
  if (!isOutsideDirectory(db)) return !(await findTakenPurls(db, [purlId])).has(purlId)
  return withDirectory(db, scope, async (db) => {
    await db
      .insertInto('purls')
      .values({ id: purlId, agency: scope.accountId })
      .onConflict((conflict) =>
        // A reservation that is used again is as young as a new one.
        conflict.column('id').doUpdateSet({ taken_at: sql`now()` }).where('purls.agency', '=', scope.accountId),
      )
      .execute()
    const { agency } = await db.selectFrom('purls').select('agency').where('id', '=', purlId).executeTakeFirstOrThrow()
    return agency === scope.accountId
  })
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
