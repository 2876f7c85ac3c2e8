import type { FlowRun, FlowRunStep, RunState, StepOutcome } from '@gable/shared/flows/run.ts'
import type { Tone } from '../design/data/badge.tsx'
import { formatDateTime } from '../design/format/date-format.ts'

export const runStateLabels: Record<RunState, string> = {
  ACTIVE: 'In progress',
  FAILED: 'Needs a look',
  FINISHED: 'Finished',
  LEFT: 'Left',
}

export const runStateTones: Record<RunState, Tone> = {
  ACTIVE: 'info',
  FAILED: 'danger',
  FINISHED: 'success',
  LEFT: 'neutral',
}

export const outcomeLabels: Record<StepOutcome, string> = { DONE: 'Done', SKIPPED: 'Skipped', FAILED: 'Failed' }

export const outcomeTones: Record<StepOutcome, Tone> = { DONE: 'success', SKIPPED: 'warning', FAILED: 'danger' }

/**
 * What happens next, or how it ended:
 * `Step 3 of 7: Wait 2 weeks, until Nov 23, 2026 09:00 AM. Then: Send the email “Spring”`.
 */
export function describeRun(
  {
    state,
    step,
    position,
    dueAt,
    isWaiting,
    reason,
    next,
  }: Pick<FlowRun, 'state' | 'step' | 'position' | 'dueAt' | 'isWaiting' | 'reason' | 'next'>,
  timeZone: string,
): string {
  if (state === 'FINISHED') return 'Went through all steps'
  if (state === 'LEFT') return reason
  const where = `${position ? `Step ${position.number} of ${position.of}: ` : ''}${step}`
  if (state === 'FAILED') return `${where}. ${reason}`
  if (!dueAt || Date.parse(dueAt) <= Date.now()) return where
  const then = next && `. Then: ${next}`
  return `${where}, ${isWaiting ? 'until' : 'not before'} ${formatDateTime(dueAt, timeZone)}${then}`
}

/** What became of a webhook that was called: `Not delivered yet: Received status 500. It is sent again later.` */
export function describeDelivery({ state, error }: Pick<NonNullable<FlowRunStep['delivery']>, 'state' | 'error'>) {
  if (state === 'DELIVERED') return 'Delivered.'
  if (error === null) return state === 'WAITING' ? 'Being sent.' : 'Not delivered.'
  return state === 'WAITING' ? `Not delivered yet: ${error}. It is sent again later.` : `Not delivered: ${error}.`
}
