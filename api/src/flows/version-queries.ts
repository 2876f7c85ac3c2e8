import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope, Scope } from '../platform/scope.ts'

export interface VersionKey {
  flowId: string
  version: number
}

export async function insertVersion(
  db: Db,
  { accountId, agentId }: Scope,
  { flowId, version, definition }: { flowId: string; version: number; definition: FlowDefinition },
) {
  await db
    .insertInto('flow_versions')
    .values({
      account_id: accountId,
      flow_id: flowId,
      version,
      definition: JSON.stringify(definition),
      published_by: agentId,
    })
    .execute()
}

export const findVersion = async (
  db: Db,
  { accountId }: AccountScope,
  flowId: string,
  version: number,
): Promise<FlowDefinition | undefined> => {
  const row = await db
    .selectFrom('flow_versions')
    .select('definition')
    .where('account_id', '=', accountId)
    .where('flow_id', '=', flowId)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.definition
}

const selectVersions = (db: Db, { accountId }: AccountScope, versions: readonly VersionKey[]) =>
  db
    .selectFrom('flow_versions')
    .select(['flow_id as flowId', 'version', 'revision'])
    .where('account_id', '=', accountId)
    .where(
      sql<boolean>`(flow_id, version) in (select * from unnest(
        ${versions.map(({ flowId }) => flowId)}::uuid[], ${versions.map(({ version }) => version)}::int[]))`,
    )

export const listRevisions = (db: Db, scope: AccountScope, versions: readonly VersionKey[]) =>
  versions.length === 0 ? [] : selectVersions(db, scope, versions).execute()

export const listDefinitions = (db: Db, scope: AccountScope, versions: readonly VersionKey[]) =>
  versions.length === 0 ? [] : selectVersions(db, scope, versions).select('definition').execute()

/** What was published, newest first, with how many contacts are on each version now. */
export const listVersions = (db: Db, { accountId }: AccountScope, flowId: string) =>
  db
    .selectFrom('flow_versions as v')
    .leftJoin('agents as a', (join) =>
      join.onRef('a.account_id', '=', 'v.account_id').onRef('a.id', '=', 'v.published_by'),
    )
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .select([
      'v.version',
      'v.published_at as publishedAt',
      'u.full_name as publishedBy',
      sql<number>`(
        select count(*)::int from flow_runs r where r.account_id = v.account_id and r.flow_id = v.flow_id
          and r.version = v.version and r.state in ('ACTIVE', 'FAILED'))`.as('active'),
    ])
    .where('v.account_id', '=', accountId)
    .where('v.flow_id', '=', flowId)
    .orderBy('v.version', 'desc')
    .execute()
