import { toMinutes } from './describe-time.ts'
import type { FlowError } from './flow-detail.ts'
import { compileFlow, getBranches, type ProgramStep } from './program.ts'
import type { Step } from './step.ts'

/** Jumps that lead nowhere or repeat too soon, and steps that no contact can reach. */
export function listPathErrors(steps: readonly Step[]): FlowError[] {
  const program = compileFlow({ steps: [...steps] })
  const reached = findReached(program.first, program.steps)
  const errors: FlowError[] = listFirstUnreached(steps, reached).map((stepId) => ({
    stepId,
    message: unreachableMessage,
  }))
  for (const { step } of program.steps.values()) {
    const message = step.kind === 'GO_TO' && getJumpError(step.id, step.stepId, program.steps)
    if (message) errors.push({ stepId: step.id, message })
  }
  return errors
}

/** The same contact takes a step again after a day at the earliest. */
const loopMinimumMinutes = 24 * 60

type Steps = ReadonlyMap<string, ProgramStep>

function getJumpError(from: string, to: string | null, steps: Steps) {
  if (to === null) return 'Choose the step to go to.'
  if (!steps.has(to)) return 'The step to go to no longer exists. Choose another step.'
  if (from === to) return 'A step cannot go to itself. Choose another step.'
  const minutes = getShortestWait(to, from, steps)
  return minutes !== undefined && minutes < loopMinimumMinutes ? loopMessage : undefined
}

const unreachableMessage = 'No contact can reach this step. Move or delete it.'
const loopMessage = 'This goes in a circle in less than a day. Add a wait of at least a day, or go to a later step.'

/** How long a contact waits at least between two steps, in minutes. Undefined if no way leads there. */
function getShortestWait(from: string, to: string, steps: Steps) {
  const waits = new Map([[from, 0]])
  const open = new Set([from])
  while (open.size > 0) {
    const nearest = [...open].reduce((best, id) => ((waits.get(id) ?? 0) < (waits.get(best) ?? 0) ? id : best))
    if (nearest === to) return waits.get(to)
    open.delete(nearest)
    for (const way of listWays(steps.get(nearest))) {
      const wait = (waits.get(nearest) ?? 0) + way.minutes
      if (wait >= (waits.get(way.to) ?? Number.POSITIVE_INFINITY)) continue
      waits.set(way.to, wait)
      open.add(way.to)
    }
  }
  return undefined
}

/** The ways out of a step, and how long a contact waits at least before taking them. */
function listWays(entry: ProgramStep | undefined): { to: string; minutes: number }[] {
  if (!entry) return []
  const { step, next, branches } = entry
  const ways = getBranches(step).length > 0 ? Object.entries(branches) : [['', next] as const]
  return ways.flatMap(([key, to]) => (to === null ? [] : [{ to, minutes: getWait(step, key) }]))
}

function getWait(step: Step, branch: string) {
  if (step.kind === 'WAIT') return toMinutes(step.duration)
  // A time of day comes around once a day at most.
  if (step.kind === 'WAIT_UNTIL') return loopMinimumMinutes
  return step.kind === 'WAIT_FOR_EVENT' && branch === 'TIMED_OUT' ? toMinutes(step.timeout) : 0
}

function findReached(first: string | null, steps: Steps) {
  const reached = new Set<string>()
  const open = first === null ? [] : [first]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    open.push(...listWays(steps.get(id)).map(({ to }) => to))
  }
  return reached
}

/** Of steps in a row, the first one represents the others and what is inside them. */
const listFirstUnreached = (steps: readonly Step[], reached: ReadonlySet<string>): string[] =>
  steps.flatMap((step, index) => {
    if (reached.has(step.id)) return getBranches(step).flatMap((branch) => listFirstUnreached(branch.steps, reached))
    const before = steps[index - 1]
    return before && !reached.has(before.id) ? [] : [step.id]
  })
