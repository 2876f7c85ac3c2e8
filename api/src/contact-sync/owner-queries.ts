import { wants } from '../notifications/insert-queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** Who connected an app, if they are still there and want to hear that it stopped working. */
export const getAppOwner = (db: Db, { accountId }: AccountScope, appId: string) =>
  db
    .selectFrom('connected_apps as c')
    .innerJoin('agents', (join) =>
      join.onRef('agents.account_id', '=', 'c.account_id').onRef('agents.id', '=', 'c.owner_id'),
    )
    .innerJoin('users', 'users.id', 'agents.user_id')
    .select(['users.email', 'c.app_name as appName'])
    .where('c.account_id', '=', accountId)
    .where('c.id', '=', appId)
    .where('c.state', '=', 'NEEDS_ATTENTION')
    .where('agents.deactivated_at', 'is', null)
    .where(wants('CONNECTED_APP', 'email'))
    .executeTakeFirst()
