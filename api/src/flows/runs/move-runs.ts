import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import { compileFlow } from '@gable/shared/flows/program.ts'
import type { Step } from '@gable/shared/flows/step.ts'
import type { Db } from '../../platform/database.ts'
import type { AccountScope } from '../../platform/scope.ts'
import { createFlowCounts } from '../counts.ts'
import { getCompiledFlows, pickFlow } from '../program-cache.ts'
import { wakeFlows } from '../wake.ts'
import { listOpenRunIds, lockOpenRuns, setVersions } from './open-run-queries.ts'
import { leaveFlows } from './remove-runs.ts'

const batchSize = 1000

/**
 * Moves contacts to a version that was just published, in the transaction of the caller. Who is at a step that it does
 * not have leaves. A contact who waits at a step of the same kind keeps waiting until the time that was set when they came.
 */
export async function moveRuns(
  db: Db,
  scope: AccountScope,
  flowId: string,
  version: number,
  definition: FlowDefinition,
) {
  const { steps } = compileFlow(definition)
  const counts = createFlowCounts()
  for (;;) {
    const ids = await listOpenRunIds(db, scope, flowId, { before: version, limit: batchSize })
    if (ids.length === 0) break
    const runs = await lockOpenRuns(db, scope, ids)
    const flows = await getCompiledFlows(db, scope, runs)
    const moved = []
    for (const run of runs) {
      const step = steps.get(run.stepId)?.step
      if (!step) continue
      const { program } = pickFlow(flows, run)
      const isSame = program.steps.get(run.stepId)?.step.kind === step.kind
      moved.push({
        id: run.id,
        version,
        isWaiting: run.isWaiting && isSame,
        awaits: isSame ? toAwaits(run, step) : null,
      })
    }
    if (moved.length > 0) await setVersions(db, scope, moved)
    await leaveFlows(
      db,
      scope,
      runs.filter(({ stepId }) => !steps.has(stepId)),
      'STEP_REMOVED',
      counts,
    )
  }
  await counts.write(db, scope)
  await wakeFlows(db, scope)
}

/** The event of the new version, for those who wait for one. */
const toAwaits = ({ awaits }: { awaits: string | null }, step: Step) =>
  awaits !== null && step.kind === 'WAIT_FOR_EVENT' ? step.event.type : null
