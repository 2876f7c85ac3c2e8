import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import type { FlowKind } from '@gable/shared/flows/flow.ts'
import { listSteps } from '@gable/shared/flows/program.ts'
import type { StepOf } from '@gable/shared/flows/step.ts'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { listActiveVersions, listVersions, type VersionKey } from './version-queries.ts'

export interface ActiveFlow extends VersionKey {
  kind: FlowKind
  definition: FlowDefinition
}

export async function listActiveFlows(db: Db, scope: AccountScope): Promise<ActiveFlow[]> {
  const rows = await listActiveVersions(db, scope)
  const definitions = await getDefinitions(db, scope, rows)
  return rows.flatMap((row) => {
    const definition = definitions.get(toKey(row))
    return definition ? [{ ...row, definition }] : []
  })
}

/** Undefined unless the flow is active. */
export async function getActiveFlow(db: Db, scope: AccountScope, flowId: string): Promise<ActiveFlow | undefined> {
  const flow = (await listActiveVersions(db, scope)).find((flow) => flow.flowId === flowId)
  const definition = flow && (await getDefinitions(db, scope, [flow])).get(toKey(flow))
  return definition && { ...flow, definition }
}

/** The definitions of these versions, by their keys. */
export async function getDefinitions(
  db: Db,
  scope: AccountScope,
  versions: readonly VersionKey[],
): Promise<Map<string, FlowDefinition>> {
  const missing = versions.filter((version) => !cache.has(toKey(version)))
  for (const row of missing.length === 0 ? [] : await listVersions(db, scope, missing)) {
    const [oldest] = cache.keys()
    if (cache.size >= cacheSize && oldest !== undefined) cache.delete(oldest)
    cache.set(toKey(row), row.definition)
  }
  return new Map(
    versions.flatMap((version) => {
      const definition = cache.get(toKey(version))
      return definition ? [[toKey(version), definition] as const] : []
    }),
  )
}

export const toKey = ({ flowId, version }: VersionKey): string => `${flowId}/${version}`

/** A version never changes, and parsing a hundred of them takes longer than everything else that a signal causes. */
const cache = new Map<string, FlowDefinition>()
const cacheSize = 1000

/** The step of a run that waits for an event. */
export const findAwaitingStep = (
  { steps }: FlowDefinition,
  stepId: string | null,
): StepOf<'WAIT_FOR_EVENT'> | undefined =>
  listSteps(steps).find(
    (step): step is StepOf<'WAIT_FOR_EVENT'> => step.id === stepId && step.kind === 'WAIT_FOR_EVENT',
  )
