import type { NotificationKind } from '@gable/shared/notifications/kinds.ts'
import { sql } from 'kysely'
import { wants } from '../notifications/insert-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** The emails of everyone who has joined the account, may change its settings and wants these emails. */
export async function listSettingsManagerEmails(
  db: Db,
  { accountId }: AccountScope,
  kind: NotificationKind = 'EMAIL_DOMAIN',
): Promise<string[]> {
  const rows = await db
    .selectFrom('agents')
    .innerJoin('users', 'users.id', 'agents.user_id')
    .select('users.email')
    .where('agents.account_id', '=', accountId)
    .where('agents.onboarding_step', '<>', 'INVITED')
    .where('agents.deactivated_at', 'is', null)
    .where(sql<boolean>`'ACCESS_ACCOUNT_SETTINGS' = any(agent_permissions_in(agents.account_id, agents.id))`)
    .where(wants(kind, 'email'))
    .orderBy('agents.created_at')
    .execute()
  return rows.map(({ email }) => email)
}
