import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'

export interface VersionKey {
  flowId: string
  version: number
}

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

export const listVersions = (db: Db, { accountId }: AccountScope, versions: readonly VersionKey[]) =>
  db
    .selectFrom('flow_versions')
    .select(['flow_id as flowId', 'version', 'definition'])
    .where('account_id', '=', accountId)
    .where(
      sql<boolean>`(flow_id, version) in (select * from unnest(
        ${versions.map(({ flowId }) => flowId)}::uuid[], ${versions.map(({ version }) => version)}::int[]))`,
    )
    .execute()
