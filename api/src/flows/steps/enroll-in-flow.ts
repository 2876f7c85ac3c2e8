import { getActiveFlow } from '../program-queries.ts'
import { insertRuns } from '../runs/insert-runs.ts'
import { type StepExecutor, toResults } from './step-batch.ts'

/** Who is in the other flow already, or may not come back, is skipped. */
export const enrollInFlow: StepExecutor<'ENROLL'> = async ({ db, scope, flow, runs, step, counts }) => {
  const target = step.flowId === null ? undefined : await getActiveFlow(db, scope, step.flowId)
  if (!target) return toResults(runs, () => ({ type: 'SKIPPED', code: 'FLOW_UNAVAILABLE' }))
  const entries = runs.map(({ id, contactId, propertyId, leadId, stepsTaken }) => ({
    contactId,
    propertyId,
    leadId,
    occasion: target.definition.reentry === 'NEVER' ? 'once' : `flow/${id}/${stepsTaken}`,
    cause: { type: 'FLOW', flowId: flow.flowId, title: flow.title, kind: flow.kind, runId: id },
  }))
  const entered = new Map((await insertRuns(db, scope, target, entries, counts)).map((run) => [run.contactId, run.id]))
  return toResults(runs, ({ contactId }) => {
    const runId = entered.get(contactId)
    return runId ? { type: 'DONE', detail: { runId } } : { type: 'SKIPPED', code: 'ALREADY_ENROLLED' }
  })
}
