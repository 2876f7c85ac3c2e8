import type { Program } from '@gable/shared/flows/program.ts'
import { addDuration, getNextClockTime } from '@gable/shared/flows/schedule.ts'
import { chooseBranch } from '@gable/shared/flows/split.ts'
import type { Step } from '@gable/shared/flows/step.ts'
import type { AdvancedRun, StepResult } from '../advance-run.ts'
import { done, type StepBatch, type StepExecutor, type StepResults, toResults } from './step-batch.ts'

/** How long a contact waits at a step, or undefined if it is no wait. */
export function getWait(step: Step, now: number, timeZone: string): Extract<StepResult, { type: 'WAIT' }> | undefined {
  if (step.kind === 'WAIT') return { type: 'WAIT', until: addDuration(now, step.duration, timeZone) }
  if (step.kind === 'WAIT_UNTIL') return { type: 'WAIT', until: getNextClockTime(now, step, timeZone) }
  if (step.kind === 'WAIT_FOR_EVENT')
    return { type: 'WAIT', until: addDuration(now, step.timeout, timeZone), awaits: step.event.type }
  return undefined
}

/** A contact who comes to a wait starts waiting at once, so that nothing they wait for is missed. */
export function waitOnArrival(program: Program, run: AdvancedRun, now: number, timeZone: string): AdvancedRun {
  if (run.state !== 'ACTIVE' || run.stepId === null || run.taken === undefined) return run
  const next = program.steps.get(run.stepId)?.step
  const wait = next && getWait(next, now, timeZone)
  if (!wait) return run
  return { ...run, dueAt: wait.until, isWaiting: true, awaits: wait.awaits ?? null, stepsSinceWait: 0 }
}

export const wait = (batch: StepBatch<'WAIT' | 'WAIT_UNTIL'>): StepResults => waitOrGoOn(batch, done)

/** A run is due here because time ran out. Where the event happened, the run was resumed at once. */
export const waitForEvent: StepExecutor<'WAIT_FOR_EVENT'> = (batch) =>
  waitOrGoOn(batch, { type: 'DONE', branch: 'TIMED_OUT' })

function waitOrGoOn(
  { runs, step, now, flow }: StepBatch<'WAIT' | 'WAIT_UNTIL' | 'WAIT_FOR_EVENT'>,
  over: StepResult,
): StepResults {
  const wait = getWait(step, now, flow.timeZone) ?? over
  return toResults(runs, ({ isWaiting }) => (isWaiting ? over : wait))
}

export const splitContacts: StepExecutor<'SPLIT'> = ({ runs, step }) =>
  toResults(runs, ({ contactId }) => ({ type: 'DONE', branch: chooseBranch(step, contactId) }))
