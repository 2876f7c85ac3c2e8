import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import type { FlowKind } from '@gable/shared/flows/flow.ts'
import { listSteps } from '@gable/shared/flows/program.ts'
import type { StepOf } from '@gable/shared/flows/step.ts'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { getCompiledFlows, toKey } from '../program-cache.ts'
import type { VersionKey } from '../version-queries.ts'
import { listActiveVersions } from './version-queries.ts'

export interface ActiveFlow extends VersionKey {
  kind: FlowKind
  definition: FlowDefinition
}

export async function listActiveFlows(db: Db, scope: AccountScope): Promise<ActiveFlow[]> {
  const rows = await listActiveVersions(db, scope)
  const compiled = await getCompiledFlows(db, scope, rows)
  return rows.flatMap((row) => {
    const definition = compiled.get(toKey(row))?.definition
    return definition ? [{ ...row, definition }] : []
  })
}

/** Undefined unless the flow is active. */
export async function getActiveFlow(db: Db, scope: AccountScope, flowId: string): Promise<ActiveFlow | undefined> {
  const flow = (await listActiveVersions(db, scope)).find((flow) => flow.flowId === flowId)
  const definition = flow && (await getCompiledFlows(db, scope, [flow])).get(toKey(flow))?.definition
  return definition && { ...flow, definition }
}

/** The step of a run that waits for an event. */
export const findAwaitingStep = (
  { steps }: FlowDefinition,
  stepId: string | null,
): StepOf<'WAIT_FOR_EVENT'> | undefined =>
  listSteps(steps).find(
    (step): step is StepOf<'WAIT_FOR_EVENT'> => step.id === stepId && step.kind === 'WAIT_FOR_EVENT',
  )
