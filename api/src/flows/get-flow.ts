import type { FlowKind } from '@gable/shared/flows/flow.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type FlowDetailRow, findFlow, type LockedFlow, lockFlow } from './flow-queries.ts'

/** Throws a 404 for an unknown flow, and for one of another kind. */
export async function getFlowOrThrow(
  db: Db,
  scope: AccountScope,
  flowId: string,
  kind?: FlowKind,
): Promise<FlowDetailRow> {
  return requireKind(await findFlow(db, scope, flowId), kind)
}

/** The same, and locks the row until the transaction ends. */
export const lockFlowOrThrow = async (db: Db, scope: AccountScope, flowId: string): Promise<LockedFlow> =>
  requireKind(await lockFlow(db, scope, flowId), undefined)

function requireKind<T extends { kind: FlowKind }>(row: T | undefined, kind: FlowKind | undefined): T {
  return orNotFound(kind && row?.kind !== kind ? undefined : row, kind ? nouns[kind] : 'flow')
}

const nouns: Record<FlowKind, string> = { AUTOMATION: 'automation', WORKFLOW: 'workflow' }
