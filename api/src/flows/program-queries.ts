import type { FlowKind } from '@gable/shared/flows/flow.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'

/** A flow as its runs are recorded under. */
export interface FlowLabel {
  flowId: string
  title: string
  kind: FlowKind
}

export const listFlowLabels = (db: Db, { accountId }: AccountScope, flowIds: string[]): Promise<FlowLabel[]> =>
  db
    .selectFrom('flows')
    .select(['id as flowId', 'title', 'kind'])
    .where('account_id', '=', accountId)
    .where('id', 'in', flowIds)
    .execute()

/** What contacts can be enrolled in now. Undefined unless it is active. */
export async function getActiveFlow(db: Db, { accountId }: AccountScope, flowId: string) {
  const row = await db
    .selectFrom('flows as f')
    .innerJoin('flow_versions as v', (join) =>
      join
        .onRef('v.account_id', '=', 'f.account_id')
        .onRef('v.flow_id', '=', 'f.id')
        .onRef('v.version', '=', 'f.published_version'),
    )
    .select(['f.id as flowId', 'f.title', 'f.kind', 'v.version', 'v.definition'])
    .where('f.account_id', '=', accountId)
    .where('f.id', '=', flowId)
    .where('f.status', '=', 'ACTIVE')
    .executeTakeFirst()
  return row
}
