import { describeStep } from '@gable/shared/flows/describe-step.ts'
import type { flowEstimateEndpoints } from '@gable/shared/flows/estimate-endpoints.ts'
import { listSteps } from '@gable/shared/flows/program.ts'
import type { Reply } from '@gable/shared/http/endpoint.ts'
import { orNotFound } from '@gable/shared/http/problem.ts'
import type { Db } from '../../platform/database.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { describeStart, getFlowNames } from './flow-names.ts'
import { hasNoHistory } from './replay-items.ts'
import { listContactNames } from './replay-queries.ts'
import type { SimulationResult } from './simulate-flow.ts'
import {
  deleteOldSimulations,
  getFlowToTry,
  getSimulation,
  insertSimulation,
  type SimulationRow,
  updateSimulation,
} from './simulation-queries.ts'

type SimulationReply = Reply<(typeof flowEstimateEndpoints)['POST /agent/flows/:flowId/simulations']>

interface NewSimulation {
  flowId: string
  simulationId: string
  days: number
}

/** Begins to replay the last days through the draft. */
export async function createSimulation(
  db: Db,
  scope: AccountScope,
  { flowId, simulationId, days }: NewSimulation,
): Promise<SimulationReply> {
  const flow = orNotFound(await getFlowToTry(db, scope, flowId), 'flow')
  const { accountId } = scope
  await insertSimulation(db, {
    account_id: accountId,
    id: simulationId,
    flow_id: flowId,
    days,
    definition: JSON.stringify(flow.draft),
    published: flow.published && JSON.stringify(flow.published),
  })
  await enqueue(db, 'simulate-flow', { accountId, simulationId }, { key: `simulate-flow/${simulationId}` })
  await deleteOldSimulations(db, scope, flowId)
  return readSimulation(db, scope, { flowId, simulationId })
}

export async function stopSimulation(db: Db, scope: AccountScope, params: SimulationParams): Promise<SimulationReply> {
  const { id } = await getSimulationOrThrow(db, scope, params)
  await updateSimulation(db, scope, id, { state: 'STOPPED' })
  return readSimulation(db, scope, params)
}

type SimulationParams = Pick<NewSimulation, 'flowId' | 'simulationId'>

async function getSimulationOrThrow(db: Db, scope: AccountScope, { flowId, simulationId }: SimulationParams) {
  const row = await getSimulation(db, scope, simulationId)
  return orNotFound(row?.flow_id === flowId && row.kind === 'SIMULATION' ? row : undefined, 'simulation')
}

export async function readSimulation(db: Db, scope: AccountScope, params: SimulationParams): Promise<SimulationReply> {
  const row = await getSimulationOrThrow(db, scope, params)
  const { entered = 0, steps = [], sample = [] } = row.result as Partial<SimulationResult>
  return {
    _id: row.id,
    state: row.state,
    progress: row.progress,
    days: row.days,
    startedAt: row.started_at.toISOString(),
    entered,
    steps,
    notes: listNotes(row),
    sample: await toSample(db, scope, row, sample),
  }
}

/** What a replay cannot know. */
function listNotes({ definition: { trigger, exits, steps } }: SimulationRow): string[] {
  const notes = ['Filters and conditions are checked with what is known about the contacts today.']
  if (hasNoHistory(trigger)) notes.push('What starts this workflow has no history, so nobody entered it.')
  const waits = listSteps(steps).some((step) => step.kind === 'WAIT_FOR_EVENT' && hasNoHistory(step.event))
  if (waits) notes.push('One of the events that contacts wait for has no history, so it never happens.')
  if (exits.some(({ type }) => type === 'NO_LONGER_MATCHES'))
    notes.push('Nobody leaves because they no longer match: when that happened is not known.')
  return notes
}

async function toSample(
  db: Db,
  scope: AccountScope,
  { definition }: SimulationRow,
  sample: SimulationResult['sample'],
) {
  if (sample.length === 0) return []
  const names = await getFlowNames(db, scope, definition)
  const contactNames = await listContactNames(
    db,
    scope,
    sample.map(({ contactId }) => contactId),
  )
  return sample.flatMap(({ contactId, enteredAt, steps }) => {
    const fullName = contactNames.get(contactId)
    if (fullName === undefined) return []
    const planned = steps.flatMap(({ stepId, at, branch, reason }) => {
      const step = names.steps.get(stepId)
      if (!step) return []
      return [
        {
          stepId,
          step: describeStep(step, names),
          at,
          branch,
          reason,
          outcome: reason === '' ? ('DONE' as const) : ('SKIPPED' as const),
          contentId: 'contentId' in step ? step.contentId : null,
        },
      ]
    })
    return [
      { contact: { _id: contactId, fullName }, cause: describeStart(definition, names), enteredAt, steps: planned },
    ]
  })
}
