import type { FlowDefinition } from '@gable/shared/flows/definition.ts'
import type { Program } from '@gable/shared/flows/program.ts'
import { stepsWithoutWaitMaximum } from '@gable/shared/flows/run-labels.ts'
import { addDuration, getNextClockTime, getNextSendTime } from '@gable/shared/flows/schedule.ts'
import { chooseBranch } from '@gable/shared/flows/split.ts'
import type { Step, StepKind, StepOf } from '@gable/shared/flows/step.ts'

/** A flow that contacts are led through without doing anything. */
export interface WalkedFlow {
  definition: FlowDefinition
  program: Program
  timeZone: string
  /** Whether the contact meets the condition of a step. */
  meets: (stepId: string, contactId: string) => boolean
}

/** Where one contact is. */
export interface Walk {
  contactId: string
  /** Null at the end. */
  stepId: string | null
  dueAt: number
  stepsSinceWait: number
}

export interface WalkedStep {
  step: Step
  at: number
  branch: string | null
}

export function enterFlow(flow: WalkedFlow, { contactId, at }: { contactId: string; at: number }): Walk {
  const walk: Walk = { contactId, stepId: null, dueAt: at, stepsSinceWait: 0 }
  startWalk(flow, walk)
  return walk
}

/** Moves a new walk to the first step. */
export const startWalk = (flow: WalkedFlow, walk: Walk) => moveTo(flow, walk, flow.program.first, walk.dueAt)

/** Takes the step that is next, when it is due or when what it waits for happened. */
export function takeStep(flow: WalkedFlow, walk: Walk, happenedAt?: number): WalkedStep | undefined {
  const step = walk.stepId === null ? undefined : flow.program.steps.get(walk.stepId)?.step
  if (!step) return undefined
  const at = happenedAt ?? walk.dueAt
  const branch = moveOn(flow, walk, happenedAt)
  return { step, at, branch: branch ?? null }
}

/** The same without what it was. Returns the branch that was taken. */
export function moveOn(flow: WalkedFlow, walk: Walk, happenedAt?: number): string | undefined {
  const entry = walk.stepId === null ? undefined : flow.program.steps.get(walk.stepId)
  if (!entry) return undefined
  const branch = getBranch(flow, walk, entry.step, happenedAt !== undefined)
  const next = branch === undefined ? entry.next : (entry.branches[branch] ?? null)
  moveTo(flow, walk, next, happenedAt ?? walk.dueAt)
  return branch
}

function moveTo(flow: WalkedFlow, walk: Walk, stepId: string | null, at: number) {
  const entry = stepId === null ? undefined : flow.program.steps.get(stepId)
  walk.stepId = entry ? stepId : null
  if (!entry) return
  walk.dueAt = getDueTime(flow, entry.step, at)
  walk.stepsSinceWait = walk.dueAt > at ? 0 : walk.stepsSinceWait + 1
  // It goes round in circles. A contact would need a look here.
  if (walk.stepsSinceWait > stepsWithoutWaitMaximum) walk.stepId = null
}

type DueTime<Kind extends StepKind> = (flow: WalkedFlow, step: StepOf<Kind>, at: number) => number

const toSendTime = ({ definition, timeZone }: WalkedFlow, _: Step, at: number) =>
  getNextSendTime(at, definition.window, timeZone)

/** When a step that contacts wait at is taken. The others are taken at once. */
const dueTimes: { [Kind in StepKind]?: DueTime<Kind> } = {
  WAIT: ({ timeZone }, { duration }, at) => addDuration(at, duration, timeZone),
  WAIT_UNTIL: ({ timeZone }, step, at) => getNextClockTime(at, step, timeZone),
  WAIT_FOR_EVENT: ({ timeZone }, { timeout }, at) => addDuration(at, timeout, timeZone),
  SEND_EMAIL: toSendTime,
  SEND_POSTCARD: toSendTime,
}

const getDueTime = (flow: WalkedFlow, step: Step, at: number): number =>
  (dueTimes[step.kind] as DueTime<StepKind> | undefined)?.(flow, step, at) ?? at

function getBranch(flow: WalkedFlow, walk: Walk, step: Step, hasHappened: boolean): string | undefined {
  if (step.kind === 'CONDITION') return flow.meets(step.id, walk.contactId) ? 'YES' : 'NO'
  if (step.kind === 'SPLIT') return chooseBranch(step, walk.contactId)
  if (step.kind === 'WAIT_FOR_EVENT') return hasHappened ? 'HAPPENED' : 'TIMED_OUT'
  return undefined
}
