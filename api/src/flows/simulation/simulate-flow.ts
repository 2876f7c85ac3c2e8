import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import { listSteps } from '@gable/shared/flows/program.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import type { Db } from '../../platform/database.ts'
import type { Tasks } from '../../platform/jobs/jobs.ts'
import { withJobAccount } from '../../platform/jobs/with-job-account.ts'
import { publishLiveEvent } from '../../platform/live/publish.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { replayAudience } from './audience.ts'
import { estimateFlow } from './estimate.ts'
import { getHoldReasons } from './held-contacts.ts'
import type { FlowReplay } from './replay.ts'
import { replayAccount } from './replay-account.ts'
import { getSimulation, updateSimulation } from './simulation-queries.ts'

/** What a simulation found. Steps and contacts are named when it is read. */
export interface SimulationResult {
  entered: number
  steps: { stepId: string; done: number; skipped: number; published: { done: number; skipped: number } | null }[]
  sample: { contactId: string; enteredAt: string; steps: SimulatedStep[] }[]
}

interface SimulatedStep {
  stepId: string
  at: string
  branch: string | null
  /** Why nothing would be sent, or empty. */
  reason: string
}

/** Also counts for an estimate who would have entered. Stopping it is noticed after each batch. One that a process left unfinished starts again. */
export const simulateFlow: Tasks['simulate-flow'] = async ({ db, payload, signal }) => {
  const inAccount = <T>(work: (db: Db, scope: AccountScope) => Promise<T>) => withJobAccount(db, payload, work)
  const simulation = await inAccount((db, scope) => getSimulation(db, scope, payload.simulationId))
  if (simulation?.state !== 'RUNNING') return
  const { id, kind, flow_id: flowId, definition, published, days, started_at: till } = simulation
  const save = (change: Parameters<typeof updateSimulation>[3]) =>
    inAccount(async (db, scope) => {
      const isRunning = await updateSimulation(db, scope, id, change)
      await publishLiveEvent(db, scope, { kind: 'flows', id: flowId })
      return isRunning
    })
  const range = { from: new Date(till.getTime() - days * dayLength), till }
  const definitions = published ? [definition, published] : [definition]
  const onProgress = (progress: number) => {
    signal.throwIfAborted()
    return save({ progress: Math.min(progress, 0.99) })
  }
  try {
    if (kind === 'ESTIMATE') {
      const audience = await replayAudience(definition, { range, inAccount, onProgress })
      if (!audience) return
      const result = await inAccount((db, scope) => estimateFlow(db, scope, definition, audience))
      await save({ state: 'DONE', progress: 1, result })
      return
    }
    const replays = await replayAccount(definitions, { range, inAccount, onProgress })
    if (!replays) return
    const result = await inAccount((db, scope) => summarize(db, scope, definitions, replays))
    await save({ state: 'DONE', progress: 1, result })
  } catch (error) {
    if (!signal.aborted) await save({ state: 'FAILED' })
    throw error
  }
}

async function summarize(
  db: Db,
  scope: AccountScope,
  [definition, published]: readonly FlowDefinition[],
  [replay, publishedReplay]: readonly FlowReplay[],
): Promise<SimulationResult> {
  if (!definition || !replay) return { entered: 0, steps: [], sample: [] }
  const { counts, reasons } = await countSteps(db, scope, definition, replay)
  const former = published && publishedReplay && (await countSteps(db, scope, published, publishedReplay)).counts
  return {
    entered: replay.entered,
    steps: [...counts].map(([stepId, count]) => ({ stepId, ...count, published: former?.get(stepId) ?? null })),
    sample: replay.sample.map(({ contactId, enteredAt, steps }) => ({
      contactId,
      enteredAt: new Date(enteredAt).toISOString(),
      steps: steps.map(({ step, at, branch }) => ({
        stepId: step.id,
        at: new Date(at).toISOString(),
        branch,
        reason: reasons.get(step.id)?.get(contactId) ?? '',
      })),
    })),
  }
}

/** How often each step was taken. What would be held back today counts as skipped. */
async function countSteps(db: Db, scope: AccountScope, definition: FlowDefinition, replay: FlowReplay) {
  const counts = new Map<string, { done: number; skipped: number }>()
  const reasons = new Map<string, Map<string, string>>()
  for (const step of listSteps(definition.steps)) {
    const taken = replay.taken.get(step.id) ?? 0
    const contacts = replay.sends.get(step.id) ?? new Map<string, number>()
    const held =
      'contentId' in step && contacts.size > 0
        ? await getHoldReasons(db, scope, step.contentId, [...contacts.keys()])
        : new Map<string, string>()
    reasons.set(step.id, held)
    const skipped = [...held.keys()].reduce((sum, contactId) => sum + (contacts.get(contactId) ?? 0), 0)
    counts.set(step.id, { done: taken - skipped, skipped })
  }
  return { counts, reasons }
}
