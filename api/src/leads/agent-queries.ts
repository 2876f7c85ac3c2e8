import type { LeadFieldConfig } from '@gable/shared/leads/field-config.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

const selectAgents = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('agents')
    .innerJoin('users', 'users.id', 'agents.user_id')
    .select(['agents.id as _id', 'users.display_name as fullName'])
    .where('agents.account_id', '=', accountId)

/** Agents a lead can be assigned to. */
export const listAgents = (db: Db, scope: AccountScope): Promise<LeadFieldConfig['agents']> =>
  selectAgents(db, scope).where('agents.deactivated_at', 'is', null).orderBy(sql`2`).orderBy('agents.id').execute()

/** The names of all agents, also of those who left. */
export const listAgentNames = (db: Db, scope: AccountScope): Promise<LeadFieldConfig['agents']> =>
  selectAgents(db, scope).execute()

/** Undefined for an agent who left. */
export async function getAgentName(db: Db, scope: AccountScope, agentId: string): Promise<string | undefined> {
  const agent = await selectAgents(db, scope)
    .where('agents.id', '=', agentId)
    .where('agents.deactivated_at', 'is', null)
    .executeTakeFirst()
  return agent?.fullName
}
