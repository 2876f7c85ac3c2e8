import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'

/** What is published of the active flows. */
export const listActiveDefinitions = async (db: Db, { accountId }: AccountScope): Promise<FlowDefinition[]> => {
  const rows = await db
    .selectFrom('flows as f')
    .innerJoin('flow_versions as v', (join) =>
      join
        .onRef('v.account_id', '=', 'f.account_id')
        .onRef('v.flow_id', '=', 'f.id')
        .onRef('v.version', '=', 'f.published_version'),
    )
    .select('v.definition')
    .where('f.account_id', '=', accountId)
    .where('f.status', '=', 'ACTIVE')
    .execute()
  return rows.map(({ definition }) => definition)
}

/** Every version of the flows that may have contacts in them. */
export const listKeptDefinitions = async (db: Db, { accountId }: AccountScope): Promise<FlowDefinition[]> => {
  const rows = await db
    .selectFrom('flows as f')
    .innerJoin('flow_versions as v', (join) =>
      join.onRef('v.account_id', '=', 'f.account_id').onRef('v.flow_id', '=', 'f.id'),
    )
    .select('v.definition')
    .where('f.account_id', '=', accountId)
    .where('f.status', 'in', ['ACTIVE', 'PAUSED'])
    .execute()
  return rows.map(({ definition }) => definition)
}

export async function replaceFlowFacts(db: Db, { accountId }: AccountScope, facts: string[]) {
  await sql`delete from flow_facts where account_id = ${accountId} and fact <> all(${facts}::text[])`.execute(db)
  await sql`
    insert into flow_facts (account_id, fact) select ${accountId}, fact from unnest(${facts}::text[]) as fact
    on conflict do nothing`.execute(db)
}
