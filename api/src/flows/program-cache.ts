import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import { compileFlow, type Program } from '@gable/shared/flows/program.ts'
import { invariant } from '@gable/shared/invariant.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { listDefinitions, listRevisions, type VersionKey } from './version-queries.ts'

export interface CompiledFlow {
  definition: FlowDefinition
  program: Program
}

const maximum = 1000
const cache = new Map<string, CompiledFlow & { revision: number }>()

/**
 * What was published as these versions. Only a renamed tag changes a version, which raises its revision, so parsing and
 * compiling it, which takes longest, happens once per process and revision.
 */
export async function getCompiledFlows(
  db: Db,
  scope: AccountScope,
  versions: readonly VersionKey[],
): Promise<Map<string, CompiledFlow>> {
  const found = new Map<string, CompiledFlow>()
  const missing: VersionKey[] = []
  for (const row of await listRevisions(db, scope, versions)) {
    const key = toKey(row)
    const cached = cache.get(`${scope.accountId}/${key}`)
    if (cached?.revision === row.revision) found.set(key, cached)
    else missing.push(row)
  }
  for (const row of await listDefinitions(db, scope, missing)) {
    const { definition, revision } = row
    const compiled = { definition, revision, program: compileFlow(definition) }
    found.set(toKey(row), compiled)
    if (cache.size >= maximum) cache.delete(cache.keys().next().value ?? '')
    cache.set(`${scope.accountId}/${toKey(row)}`, compiled)
  }
  return found
}

export async function getCompiledFlow(db: Db, scope: AccountScope, version: VersionKey): Promise<CompiledFlow> {
  return pickFlow(await getCompiledFlows(db, scope, [version]), version)
}

export function pickFlow(flows: ReadonlyMap<string, CompiledFlow>, version: VersionKey): CompiledFlow {
  const flow = flows.get(toKey(version))
  invariant(flow, 'a run has a version that does not exist')
  return flow
}

export const toKey = ({ flowId, version }: VersionKey): string => `${flowId}/${version}`
