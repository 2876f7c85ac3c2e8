import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import { compileFlow, type Program } from '@gable/shared/flows/program.ts'
import { invariant } from '@gable/shared/invariant.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { findVersion } from './version-queries.ts'

export interface CompiledFlow {
  definition: FlowDefinition
  program: Program
}

const maximum = 500
const cache = new Map<string, CompiledFlow>()

/** What was published as a version. It never changes, so it is read and compiled once per process. */
export async function getCompiledFlow(
  db: Db,
  scope: AccountScope,
  { flowId, version }: { flowId: string; version: number },
): Promise<CompiledFlow> {
  const key = `${scope.accountId}/${flowId}/${version}`
  const cached = cache.get(key)
  if (cached) return cached
  const definition = await findVersion(db, scope, flowId, version)
  invariant(definition, 'a run has a version that does not exist')
  const compiled = { definition, program: compileFlow(definition) }
  if (cache.size >= maximum) cache.delete(cache.keys().next().value ?? '')
  cache.set(key, compiled)
  return compiled
}
