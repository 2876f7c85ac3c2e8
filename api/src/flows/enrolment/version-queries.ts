import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'

/** The published version of each active flow. */
export const listActiveVersions = async (db: Db, { accountId }: AccountScope) => {
  const rows = await db
    .selectFrom('flows')
    .select(['id as flowId', 'kind', 'published_version'])
    .where('account_id', '=', accountId)
    .where('status', '=', 'ACTIVE')
    .orderBy('id')
    .execute()
  return rows.map(({ published_version, ...flow }) => ({ ...flow, version: published_version ?? 0 }))
}
