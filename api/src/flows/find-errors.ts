import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import type { FlowKind } from '@gable/shared/flows/flow.ts'
import type { FlowError } from '@gable/shared/flows/flow-detail.ts'
import { type FlowReferences, toFlowReferences } from '@gable/shared/flows/names.ts'
import type { FlowReferenceLists } from '@gable/shared/flows/reference-endpoints.ts'
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
export const listFlowReferences = async (db: Db, scope: AccountScope): Promise<FlowReferenceLists> => ({
  ...(await listReferenceRows(db, scope)),
  fields: await listFilterFields(db, scope, 'AUTOMATION_ENROLLMENT'),
})

/** The same, by id. */
export const getFlowReferences = async (db: Db, scope: AccountScope): Promise<FlowReferences> =>
  toFlowReferences(await listFlowReferences(db, scope))
