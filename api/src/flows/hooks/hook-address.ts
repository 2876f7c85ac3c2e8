import type { FlowHook } from '@gable/shared/flows/hook-endpoints.ts'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { getFlowOrThrow, lockFlowOrThrow } from '../get-flow.ts'
import { createHookCode, hashHookCode } from './hook-code.ts'
import { getGeneration, insertHook, updateHook } from './hook-queries.ts'

export interface HookOptions {
  secret: Buffer
  /** The origin of the address. */
  origin: string
}

/** The address of a workflow, which gets its first one here. */
export async function getHook(db: Db, scope: AccountScope, flowId: string, options: HookOptions): Promise<FlowHook> {
  await getFlowOrThrow(db, scope, flowId, 'WORKFLOW')
  return toHook(scope, flowId, await getOrCreateGeneration(db, scope, flowId, options), options)
}

export async function replaceHook(
  db: Db,
  scope: AccountScope,
  flowId: string,
  options: HookOptions,
): Promise<FlowHook> {
  await getFlowOrThrow(db, scope, flowId, 'WORKFLOW')
  await lockFlowOrThrow(db, scope, flowId)
  const generation = (await getOrCreateGeneration(db, scope, flowId, options)) + 1
  await updateHook(db, scope, toRow(scope, flowId, generation, options))
  return toHook(scope, flowId, generation, options)
}

async function getOrCreateGeneration(db: Db, scope: AccountScope, flowId: string, options: HookOptions) {
  const generation = await getGeneration(db, scope, flowId)
  if (generation !== undefined) return generation
  await insertHook(db, scope, toRow(scope, flowId, 1, options))
  return (await getGeneration(db, scope, flowId)) ?? 1
}

const createCode = ({ accountId }: AccountScope, flowId: string, generation: number, { secret }: HookOptions) =>
  createHookCode(secret, { accountId, flowId, generation })

const toRow = (scope: AccountScope, flowId: string, generation: number, options: HookOptions) => ({
  flowId,
  generation,
  hash: hashHookCode(createCode(scope, flowId, generation, options)),
})

const toHook = (scope: AccountScope, flowId: string, generation: number, options: HookOptions): FlowHook => ({
  url: `${options.origin}/api/public/flow-hooks/${createCode(scope, flowId, generation, options)}`,
})
