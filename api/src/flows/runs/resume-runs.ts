import type { Db } from '../../platform/database.ts'
import { publishLiveEvent } from '../../platform/live/publish.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { advanceRun } from '../advance-run.ts'
import { saveRuns } from '../batch-queries.ts'
import { createFlowCounts } from '../counts.ts'
import { getCompiledFlows, pickFlow } from '../program-cache.ts'
import { listFlowLabels } from '../program-queries.ts'
import { recordEnds } from '../record-run-events.ts'
import { waitOnArrival } from '../steps/wait.ts'
import { getAccountTime } from '../time-zone-queries.ts'
import { wakeFlows } from '../wake.ts'
import { lockOpenRuns } from './open-run-queries.ts'

/** Resumes contacts whose awaited event happened, in the transaction of the caller. Others stay where they are. */
export async function resumeRuns(db: Db, scope: AccountScope, runIds: readonly string[], branch: 'HAPPENED') {
  const runs = (await lockOpenRuns(db, scope, [...runIds])).filter(({ awaits }) => awaits !== null)
  if (runs.length === 0) return
  const flows = await getCompiledFlows(db, scope, runs)
  const counts = createFlowCounts()
  const { now, timeZone } = await getAccountTime(db, scope)
  for (const flow of await listFlowLabels(db, scope, [...new Set(runs.map(({ flowId }) => flowId))])) {
    const ofFlow = runs.filter(({ flowId }) => flowId === flow.flowId)
    const advanced = ofFlow.map((run) => {
      const { program } = pickFlow(flows, run)
      return waitOnArrival(program, advanceRun(program, run, { type: 'DONE', branch }, now), now, timeZone)
    })
    await saveRuns(db, scope, advanced)
    counts.addRuns(flow.flowId, advanced)
    const ended = new Set(advanced.flatMap(({ id, state }) => (state === 'FINISHED' ? id : [])))
    await recordEnds(
      db,
      scope,
      flow,
      ofFlow.filter(({ id }) => ended.has(id)),
    )
    await publishLiveEvent(db, scope, { kind: 'flows', id: flow.flowId })
  }
  await counts.write(db, scope)
  await wakeFlows(db, scope)
}
