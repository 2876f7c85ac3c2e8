import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

const agentsOf = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('agents')
    .innerJoin('users', 'users.id', 'agents.user_id')
    .select([
      'agents.id as _id',
      sql<string>`coalesce(nullif(btrim(users.first_name || ' ' || users.last_name), ''), users.email)`.as('fullName'),
    ])
    .where('agents.account_id', '=', accountId)

/** Whose leads can be. */
export const listAgents = (db: Db, scope: AccountScope): Promise<LeadFieldConfig['agents']> =>
  agentsOf(db, scope).orderBy(sql`2`).orderBy('agents.id').execute()

export async function nameOfAgent(db: Db, scope: AccountScope, agentId: string): Promise<string | undefined> {
  const agent = await agentsOf(db, scope).where('agents.id', '=', agentId).executeTakeFirst()
  return agent?.fullName
}
