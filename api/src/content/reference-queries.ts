import { sql } from 'kysely'
import { selectAssets } from '../assets/queries.ts'
import type { Db } from '../platform/database.ts'
import type { Scope } from '../platform/scope.ts'

/** The ids of those landing pages that visitors can open. Of personal pages only the caller's own. */
export async function listOpenPageIds(db: Db, scope: Scope, ids: string[]): Promise<Set<string>> {
  const rows = await selectAssets(db, scope, 'landing-page')
    .select('assets.id')
    .where('assets.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('assets.status', '=', 'PUBLISHED')
    .where(({ eb, or }) => or([eb('assets.agent_id', 'is', null), eb('assets.agent_id', '=', scope.agentId)]))
    .execute()
  return new Set(rows.map(({ id }) => id))
}
