import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'

export interface OwnName {
  purlId: string | null
  firstName: string
  lastName: string
}

export const readOwnName = (db: Db, { accountId, agentId }: Scope): Promise<OwnName> =>
  db
    .selectFrom('agents')
    .innerJoin('users', 'users.id', 'agents.user_id')
    .select(['agents.purl_id as purlId', 'users.first_name as firstName', 'users.last_name as lastName'])
    .where('agents.account_id', '=', accountId)
    .where('agents.id', '=', agentId)
    .executeTakeFirstOrThrow()

/** Which of these are taken, by whomever. */
export async function takenAmong(db: Db, purlIds: string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('purls').select('id').where('id', 'in', purlIds).execute()
  return new Set(rows.map(({ id }) => id))
}

/** Fails where somebody else took it a moment ago. */
export const takePurl = (db: Db, { accountId, agentId }: Scope, purlId: string) =>
  db
    .updateTable('agents')
    .set({ purl_id: purlId })
    .where('account_id', '=', accountId)
    .where('id', '=', agentId)
    .where('purl_id', 'is', null)
    .execute()
