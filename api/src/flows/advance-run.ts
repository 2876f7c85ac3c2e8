import { getNextStep, type Program } from '@gable/shared/flows/program.ts'
import type { RunState, SkipReason, StepOutcome } from '@gable/shared/flows/run.ts'
import { attemptMaximum, skipReasonLabels, stepsWithoutWaitMaximum } from '@gable/shared/flows/run-labels.ts'
import type { TriggerType } from '@gable/shared/flows/trigger.ts'

/** What a step did for one contact. */
export type StepResult =
  | { type: 'DONE'; branch?: string; detail?: Record<string, unknown> }
  /** The contact continues. Without words of its own, the reason is that of its code. */
  | { type: 'SKIPPED'; code: SkipReason; reason?: string }
  /** The contact stays at the step till then, or till the event. */
  | { type: 'WAIT'; until: number; awaits?: TriggerType }

export interface RunPosition {
  id: string
  stepId: string
  stepsTaken: number
  stepsSinceWait: number
  attempts: number
}

/** A run after a step. */
export interface AdvancedRun {
  id: string
  state: RunState
  stepId: string | null
  dueAt: number | null
  isWaiting: boolean
  awaits: TriggerType | null
  stepsTaken: number
  stepsSinceWait: number
  attempts: number
  reason: string
  /** What is added to its history. Undefined while it waits. */
  taken?: TakenStep
}

interface TakenStep {
  stepId: string
  outcome: StepOutcome
  branch: string | null
  reason: string
  detail: Record<string, unknown>
}

/** Where a contact is after a step. */
export function advanceRun(program: Program, run: RunPosition, result: StepResult, now: number): AdvancedRun {
  if (result.type === 'WAIT')
    return {
      ...toPosition(run),
      state: 'ACTIVE',
      stepId: run.stepId,
      dueAt: result.until,
      isWaiting: true,
      awaits: result.awaits ?? null,
      stepsSinceWait: 0,
    }
  const taken = toTakenStep(run, result)
  const next = getNextStep(program, run.stepId, taken.branch ?? undefined)
  const moved = { ...toPosition(run), stepsTaken: run.stepsTaken + 1, stepsSinceWait: run.stepsSinceWait + 1, taken }
  if (next === null || !program.steps.has(next)) return { ...moved, state: 'FINISHED', stepId: null, dueAt: null }
  if (moved.stepsSinceWait >= stepsWithoutWaitMaximum)
    return { ...moved, state: 'FAILED', stepId: next, dueAt: null, reason: skipReasonLabels.TOO_MANY_STEPS }
  return { ...moved, state: 'ACTIVE', stepId: next, dueAt: now }
}

/** A run whose step failed: it is tried again, later each time, and then needs a look. */
export function failRun(run: RunPosition, reason: string, now: number): AdvancedRun {
  const attempts = run.attempts + 1
  const failed = { ...toPosition(run), stepId: run.stepId, attempts, reason }
  if (attempts < attemptMaximum) return { ...failed, state: 'ACTIVE', dueAt: now + getRetryDelay(attempts) }
  const taken: TakenStep = { stepId: run.stepId, outcome: 'FAILED', branch: null, reason, detail: {} }
  return { ...failed, state: 'FAILED', dueAt: null, stepsTaken: run.stepsTaken + 1, taken }
}

/** A minute after the first failure, and an hour before the last attempt. */
const getRetryDelay = (attempts: number) => 60_000 * Math.min(60, 4 ** (attempts - 1))

/** The run continues with a clean slate. */
const toPosition = ({ id, stepsTaken, stepsSinceWait }: RunPosition) => ({
  id,
  stepsTaken,
  stepsSinceWait,
  attempts: 0,
  reason: '',
  isWaiting: false,
  awaits: null,
})

function toTakenStep({ stepId }: RunPosition, result: Exclude<StepResult, { type: 'WAIT' }>): TakenStep {
  if (result.type === 'DONE')
    return { stepId, outcome: 'DONE', branch: result.branch ?? null, reason: '', detail: result.detail ?? {} }
  const { code, reason = skipReasonLabels[code] } = result
  return { stepId, outcome: 'SKIPPED', branch: null, reason, detail: { code } }
}
