import { moveLead } from '../../leads/move.ts'
import { publishLiveEvent } from '../../platform/live/publish.ts'
import type { StepResult } from '../advance-run.ts'
import type { StepExecutor, StepResults } from './step-batch.ts'
import { listLeadsOfRuns } from './step-queries.ts'

/** Moves leads as agents do who drop them in another column. An agent who then undoes their own change learns that the lead has changed since. */
export const changeStages: StepExecutor<'CHANGE_STAGE'> = async ({ db, scope, runs, step }) => {
  const leads = await listLeadsOfRuns(db, scope, runs)
  const results: StepResults = new Map()
  let movedId: string | undefined
  for (const run of runs) {
    const lead = leads.get(run.id)
    if (!lead) results.set(run.id, { type: 'SKIPPED', code: 'NO_OPEN_LEAD' })
    else if (lead.stage === step.stage) results.set(run.id, nothingToChange)
    else {
      const lostReason = step.stage === 'LOST' ? { lostReason: step.lostReason || defaultLostReason } : {}
      await moveLead(db, scope, lead.id, { stage: step.stage, ...lostReason }, 'FLOW')
      results.set(run.id, { type: 'DONE', detail: { leadId: lead.id } })
      movedId = lead.id
    }
  }
  // Consoles refresh everything about leads, so one event is enough.
  if (movedId !== undefined) await publishLiveEvent(db, scope, { kind: 'leads', id: movedId })
  return results
}

const nothingToChange: StepResult = { type: 'SKIPPED', code: 'NOTHING_TO_CHANGE' }
const defaultLostReason = 'Closed by a workflow'
