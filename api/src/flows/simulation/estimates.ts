import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import type { Estimate, flowEstimateEndpoints } from '@gable/shared/flows/estimate-endpoints.ts'
import type { Reply } from '@gable/shared/http/endpoint.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import type { Db } from '../../platform/database.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { getMatchingAudience } from './audience.ts'
import { estimateFlow } from './estimate.ts'
import { deleteOldSimulations, getFlowToTry, getSimulation, insertSimulation } from './simulation-queries.ts'

type EstimateReply = Reply<(typeof flowEstimateEndpoints)['POST /agent/flows/:flowId/estimates']>

interface NewEstimate {
  flowId: string
  estimateId: string
  /** The draft, unless it is given. */
  definition?: FlowDefinition | undefined
}

const days = 30

/**
 * Who matches an automation is counted by index. Who would have entered a workflow takes a replay of 30 days, which a
 * job does.
 */
export async function createEstimate(
  db: Db,
  scope: AccountScope,
  { flowId, estimateId, definition: given }: NewEstimate,
): Promise<EstimateReply> {
  const flow = orNotFound(await getFlowToTry(db, scope, flowId), 'flow')
  const definition = given ?? flow.draft
  if (flow.kind === 'AUTOMATION') {
    const audience = await getMatchingAudience(db, scope, flowId, definition)
    return { state: 'DONE', progress: 1, estimate: await estimateFlow(db, scope, definition, audience) }
  }
  const { accountId } = scope
  await insertSimulation(db, {
    account_id: accountId,
    id: estimateId,
    kind: 'ESTIMATE',
    flow_id: flowId,
    days,
    definition: JSON.stringify(definition),
    published: null,
  })
  const payload = { accountId, simulationId: estimateId }
  await enqueue(db, 'simulate-flow', payload, { key: `simulate-flow/${estimateId}` })
  await deleteOldSimulations(db, scope, flowId)
  return readEstimate(db, scope, { flowId, estimateId })
}

export async function readEstimate(
  db: Db,
  scope: AccountScope,
  { flowId, estimateId }: Pick<NewEstimate, 'flowId' | 'estimateId'>,
): Promise<EstimateReply> {
  const row = await getSimulation(db, scope, estimateId)
  const isFound = row?.flow_id === flowId && row.kind === 'ESTIMATE'
  const { state, progress, result } = orNotFound(isFound ? row : undefined, 'estimate')
  return { state, progress, estimate: state === 'DONE' ? (result as Estimate) : null }
}
