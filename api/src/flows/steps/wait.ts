import { addDuration, getNextClockTime } from '@gable/shared/flows/schedule.ts'
import { chooseBranch } from '@gable/shared/flows/split.ts'
import type { StepExecutor } from './step-batch.ts'
import { done, toResults } from './step-batch.ts'

export const wait: StepExecutor<'WAIT'> = ({ runs, step, now, flow }) => {
  const until = addDuration(now, step.duration, flow.timeZone)
  return toResults(runs, ({ isWaiting }) => (isWaiting ? done : { type: 'WAIT', until }))
}

export const waitUntil: StepExecutor<'WAIT_UNTIL'> = ({ runs, step, now, flow }) => {
  const until = getNextClockTime(now, step, flow.timeZone)
  return toResults(runs, ({ isWaiting }) => (isWaiting ? done : { type: 'WAIT', until }))
}

/** Who waited is due because time ran out. Those for whom it happened go on at once. */
export const waitForEvent: StepExecutor<'WAIT_FOR_EVENT'> = ({ runs, step, now, flow }) => {
  const until = addDuration(now, step.timeout, flow.timeZone)
  return toResults(runs, ({ isWaiting }) =>
    isWaiting ? { type: 'DONE', branch: 'TIMED_OUT' } : { type: 'WAIT', until, awaits: step.event.type },
  )
}

export const splitContacts: StepExecutor<'SPLIT'> = ({ runs, step }) =>
  toResults(runs, ({ id }) => ({ type: 'DONE', branch: chooseBranch(step, id) }))
