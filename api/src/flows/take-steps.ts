import type { StepKind } from '@gable/shared/flows/step.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { lockColumn } from '../leads/move-queries.ts'
import type { Db } from '../platform/database.ts'
import type { Log } from '../platform/observe/log.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type AdvancedRun, advanceRun, failRun, type StepResult } from './advance-run.ts'
import { type DueGroup, type DueRun, getDueGroup, lockDueRuns, saveRuns } from './batch-queries.ts'
import { createFlowCounts } from './counts.ts'
import { isConnectionProblem } from './is-connection-problem.ts'
import { type CompiledFlow, getCompiledFlow } from './program-cache.ts'
import { recordEnds } from './record-run-events.ts'
import { withSavepoint } from './savepoint-queries.ts'
import { executeStep, getBatchSize } from './steps/executors.ts'
import type { StepBatch } from './steps/step-batch.ts'
import { waitOnArrival } from './steps/wait.ts'

/**
 * Takes the step that is due first in a flow, for everybody who is at it, in the transaction of the caller: the effect,
 * the history, the counters and where contacts are next are committed together. Returns how many took it: none
 * if others have locked them all. Undefined without a step that is due.
 */
export async function takeSteps(
  db: Db,
  scope: AccountScope,
  { flowId, nth, log }: { flowId: string; nth: number; log: Log },
): Promise<number | undefined> {
  const group = await getDueGroup(db, scope, flowId, nth)
  if (!group) return undefined
  const compiled = await getCompiledFlow(db, scope, group)
  const step = compiled.program.steps.get(group.stepId)?.step
  // Agents who move a lead lock the column before its contact.
  if (step?.kind === 'CHANGE_STAGE') await lockColumn(db, scope, step.stage)
  const due = await lockDueRuns(db, scope, group, step ? getBatchSize(step.kind) : 1)
  const runs = keepFirstOfContact(due)
  if (runs.length === 0) return 0
  const counts = createFlowCounts()
  const { now } = group
  const results = step
    ? await executeAll({ db, scope, flow: group, definition: compiled.definition, step, runs, now, counts }, log)
    : new Map<string, StepResult | Failure>()
  const advanced = runs
    .map((run) => advance(compiled, run, results.get(run.id) ?? missing, now))
    .map((run) => waitOnArrival(compiled.program, run, now, group.timeZone))
  await saveRuns(db, scope, advanced)
  await recordEnded(db, scope, group, runs, advanced)
  counts.addRuns(flowId, advanced)
  await counts.write(db, scope)
  return runs.length
}

/** A contact may be in a flow several times. Each batch has them once, so that no step sees a contact twice. */
function keepFirstOfContact(runs: readonly DueRun[]): DueRun[] {
  const seen = new Set<string>()
  return runs.filter(({ contactId, contact }) => {
    // Archived contacts are about to leave.
    if (contact.isArchived || seen.has(contactId)) return false
    seen.add(contactId)
    return true
  })
}

interface Failure {
  type: 'FAILED'
  reason: string
}

const unexpected = 'Something went wrong'
const missing: Failure = { type: 'FAILED', reason: unexpected }

/** If the batch fails, each contact is tried alone, so that one of them does not stop the others. */
async function executeAll(batch: StepBatch<StepKind>, log: Log): Promise<ReadonlyMap<string, StepResult | Failure>> {
  try {
    const counts = createFlowCounts()
    const results = await withSavepoint(batch.db, async () => executeStep({ ...batch, counts }))
    batch.counts.addAll(counts)
    return results
  } catch (error) {
    if (isConnectionProblem(error)) throw error
    const [run, ...others] = batch.runs
    if (run && others.length === 0) return new Map([[run.id, toFailure(batch, error, log)]])
  }
  const results = new Map<string, StepResult | Failure>()
  for (const run of batch.runs)
    for (const [id, result] of await executeAll({ ...batch, runs: [run] }, log)) results.set(id, result)
  return results
}

function toFailure({ step, flow }: StepBatch<StepKind>, error: unknown, log: Log): Failure {
  if (error instanceof Problem) return { type: 'FAILED', reason: error.message }
  log.error({ err: error, flowId: flow.flowId, stepId: step.id }, 'A step of a flow failed for a contact')
  return { type: 'FAILED', reason: unexpected }
}

const advance = ({ program }: CompiledFlow, run: DueRun, result: StepResult | Failure, now: number): AdvancedRun =>
  result.type === 'FAILED' ? failRun(run, result.reason, now) : advanceRun(program, run, result, now)

async function recordEnded(
  db: Db,
  scope: AccountScope,
  group: DueGroup,
  runs: readonly DueRun[],
  advanced: readonly AdvancedRun[],
) {
  const ended = new Set(advanced.flatMap(({ id, state }) => (state === 'FINISHED' ? id : [])))
  await recordEnds(
    db,
    scope,
    group,
    runs.filter(({ id }) => ended.has(id)),
  )
}
