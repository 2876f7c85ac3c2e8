import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import type { FlowKind } from '@gable/shared/flows/flow.ts'
import type { FlowError } from '@gable/shared/flows/flow-detail.ts'
import type { FlowReferences } from '@gable/shared/flows/names.ts'
import { validateFlow } from '@gable/shared/flows/validate-flow.ts'
import { listFilterFields } from '../contacts/filter-config.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { listReferenceRows } from './reference-queries.ts'

/** What prevents publishing a definition. */
export const findFlowErrors = async (
  db: Db,
  scope: AccountScope,
  kind: FlowKind,
  definition: FlowDefinition,
): Promise<FlowError[]> => validateFlow(kind, definition, await getFlowReferences(db, scope))

/** What the account has that flows refer to. */
export async function getFlowReferences(db: Db, scope: AccountScope): Promise<FlowReferences> {
  const { tags, ...rows } = await listReferenceRows(db, scope)
  return {
    contents: byId(rows.contents),
    agents: byId(rows.agents),
    flows: byId(rows.flows),
    webhooks: byId(rows.webhooks),
    assets: byId(rows.assets),
    fields: await listFilterFields(db, scope, 'AUTOMATION_ENROLLMENT'),
    tags: new Set(tags),
  }
}

const byId = <T extends { id: string }>(rows: readonly T[]): Map<string, T> => new Map(rows.map((row) => [row.id, row]))
