import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { replaceAgent } from './replace-agent.ts'

/**
 * Names the successor in the steps of flows: in drafts, and in all versions, because contacts stay on the one that they
 * began with. Returns the flows that changed.
 */
export async function moveFlowSteps(
  db: Db,
  { accountId }: AccountScope,
  { fromAgentId, toAgentId }: { fromAgentId: string; toAgentId: string },
): Promise<string[]> {
  const drafts = await db
    .selectFrom('flows')
    .select(['id', 'draft'])
    .where('account_id', '=', accountId)
    .where(names(sql`draft`, fromAgentId))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  for (const { id, draft } of drafts)
    await db
      .updateTable('flows')
      .set({ draft: JSON.stringify(replaceAgent(draft, fromAgentId, toAgentId)), updated_at: sql`clock_timestamp()` })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute()
  const versions = await db
    .selectFrom('flow_versions')
    .select(['flow_id', 'version', 'definition'])
    .where('account_id', '=', accountId)
    .where(names(sql`definition`, fromAgentId))
    .orderBy('flow_id')
    .orderBy('version')
    .forNoKeyUpdate()
    .execute()
  for (const { flow_id, version, definition } of versions)
    await db
      .updateTable('flow_versions')
      .set({
        definition: JSON.stringify(replaceAgent(definition, fromAgentId, toAgentId)),
        // Workers that have the version in memory read it again.
        revision: sql`revision + 1`,
      })
      .where('account_id', '=', accountId)
      .where('flow_id', '=', flow_id)
      .where('version', '=', version)
      .execute()
  return [...new Set([...drafts.map(({ id }) => id), ...versions.map(({ flow_id }) => flow_id)])]
}

/** The flows that name an agent in a step, as they run now or as they are being changed. */
export const countFlowsOf = (accountId: string, agentId: string) => sql`(
  select count(*)::int from flows f
  where f.account_id = ${accountId} and f.status <> 'ARCHIVED' and (${names(sql`f.draft`, agentId)} or exists (
    select from flow_versions v
    where v.account_id = f.account_id and v.flow_id = f.id and v.version = f.published_version
      and ${names(sql`v.definition`, agentId)})))`

const names = (definition: RawBuilder<unknown>, agentId: string) => sql<boolean>`jsonb_path_exists(${definition},
  '$.steps.** ? (@.agentId == $agent || @.otherwise == $agent || @.agentIds == $agent)',
  jsonb_build_object('agent', ${agentId}::text))`
