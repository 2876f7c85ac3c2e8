import type { FieldMapping } from '@gable/shared/contact-sync/contact-sync.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

export const listFieldMappings = (db: Db, { accountId }: AccountScope, appId: string): Promise<FieldMapping[]> =>
  db
    .selectFrom('sync_field_mappings')
    .select(['attribute_key as attributeKey', 'remote_field as remoteField'])
    .where('account_id', '=', accountId)
    .where('app_id', '=', appId)
    .orderBy('attribute_key')
    .execute()

export async function replaceFieldMappings(
  db: Db,
  { accountId }: AccountScope,
  appId: string,
  mappings: readonly FieldMapping[],
) {
  await db.deleteFrom('sync_field_mappings').where('account_id', '=', accountId).where('app_id', '=', appId).execute()
  if (mappings.length > 0)
    await db
      .insertInto('sync_field_mappings')
      .values(
        mappings.map(({ attributeKey, remoteField }) => ({
          account_id: accountId,
          app_id: appId,
          attribute_key: attributeKey,
          remote_field: remoteField,
        })),
      )
      .execute()
}

export interface UserDecision {
  remoteUserId: string
  agentId: string | null
}

export const listUserDecisions = (db: Db, { accountId }: AccountScope, appId: string): Promise<UserDecision[]> =>
  db
    .selectFrom('sync_user_mappings')
    .select(['remote_user_id as remoteUserId', 'agent_id as agentId'])
    .where('account_id', '=', accountId)
    .where('app_id', '=', appId)
    .execute()

export async function replaceUserDecisions(
  db: Db,
  { accountId }: AccountScope,
  appId: string,
  decisions: readonly UserDecision[],
) {
  await db.deleteFrom('sync_user_mappings').where('account_id', '=', accountId).where('app_id', '=', appId).execute()
  if (decisions.length > 0)
    await db
      .insertInto('sync_user_mappings')
      .values(
        decisions.map(({ remoteUserId, agentId }) => ({
          account_id: accountId,
          app_id: appId,
          remote_user_id: remoteUserId,
          agent_id: agentId,
        })),
      )
      .execute()
}

export interface SyncAgent {
  id: string
  email: string
  fullName: string
  hasLeft: boolean
  /** Who has their work now, if they left. */
  activeId: string | null
}

export async function listSyncAgents(db: Db, { accountId }: AccountScope): Promise<SyncAgent[]> {
  const { rows } = await sql<SyncAgent>`
    select a.id, lower(u.email) as email, u.full_name as "fullName", a.deactivated_at is not null as "hasLeft",
      case when a.deactivated_at is null then a.id else active_agent_in(${accountId}::uuid, a.id) end as "activeId"
    from agents a join users u on u.id = a.user_id where a.account_id = ${accountId} order by 3, 1`.execute(db)
  return rows
}
