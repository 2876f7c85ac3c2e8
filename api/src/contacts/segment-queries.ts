import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'

/** The agent's own segments `s`, and those that others share. */
export const selectVisibleSegments = (db: Db, { accountId, agentId }: Scope) =>
  db
    .selectFrom('segments as s')
    .where('s.account_id', '=', accountId)
    .where((is) => is.or([is('s.agent_id', '=', agentId), is('s.is_shared', '=', true)]))

export const getSegmentFilters = (db: Db, scope: Scope, id: string) =>
  selectVisibleSegments(db, scope).select(['s.search', 's.filters']).where('s.id', '=', id).executeTakeFirst()
