import { sql } from 'kysely'
import { wants } from '../notifications/insert-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** The emails of everyone who has joined the account, may change its settings and wants these emails. */
export async function listSettingsManagerEmails(db: Db, scope: AccountScope): Promise<string[]> {
  const rows = await selectSettingsManagers(db, scope)
    .innerJoin('users', 'users.id', 'agents.user_id')
    .select('users.email')
    .where(wants('EMAIL_DOMAIN', 'email'))
    .execute()
  return rows.map(({ email }) => email)
}

export async function listSettingsManagers(db: Db, scope: AccountScope): Promise<string[]> {
  const rows = await selectSettingsManagers(db, scope).select('agents.id').execute()
  return rows.map(({ id }) => id)
}

const selectSettingsManagers = (db: Db, { accountId }: AccountScope) =>
  db
    .selectFrom('agents')
    .where('agents.account_id', '=', accountId)
    .where('agents.onboarding_step', '<>', 'INVITED')
    .where('agents.deactivated_at', 'is', null)
    .where(sql<boolean>`'ACCESS_ACCOUNT_SETTINGS' = any(agent_permissions_in(agents.account_id, agents.id))`)
    .orderBy('agents.created_at')
