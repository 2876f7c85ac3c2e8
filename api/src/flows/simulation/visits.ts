import { getNextStep, type Program } from '@gable/shared/flows/program.ts'
import type { Step } from '@gable/shared/flows/step.ts'
import { enterFlow, type WalkedFlow } from './walk-steps.ts'

interface VisitContext {
  flow: Omit<WalkedFlow, 'meets'>
  from: number
  till: number
  /** The share of contacts who meet the condition of a step, from 0 to 1. */
  getShare: (stepId: string) => number
}

interface Position {
  stepId: string
  at: number
  share: number
}

/**
 * How often each step is taken per contact within a time, on average. Conditions count as if they did not depend on
 * each other, and nothing that contacts wait for happens.
 */
export function estimateVisits({ flow, from, till, getShare }: VisitContext): Map<string, number> {
  const visits = new Map<string, number>()
  let positions = toPositions(flow, flow.program.first, from, 1)
  for (let round = 0; positions.length > 0 && round < roundMaximum; round++) {
    const next: Position[] = []
    for (const { stepId, at, share } of positions) {
      const step = flow.program.steps.get(stepId)?.step
      if (!step || at > till || share < shareMinimum) continue
      visits.set(stepId, (visits.get(stepId) ?? 0) + share)
      for (const [branch, part] of getParts(step, getShare))
        next.push(...toPositions(flow, getNextStep(flow.program, stepId, branch), at, share * part))
    }
    positions = mergePositions(next)
  }
  return visits
}

const roundMaximum = 2000
/** One of a hundred thousand contacts. */
const shareMinimum = 1e-5

function getParts(step: Step, getShare: VisitContext['getShare']): [branch: string | undefined, part: number][] {
  if (step.kind === 'CONDITION') {
    const share = getShare(step.id)
    return [
      ['YES', share],
      ['NO', 1 - share],
    ]
  }
  if (step.kind === 'SPLIT') return step.branches.map(({ key, percent }) => [key, percent / 100])
  return [[step.kind === 'WAIT_FOR_EVENT' ? 'TIMED_OUT' : undefined, 1]]
}

/** When the step is due for contacts who arrive at it. */
function toPositions(flow: VisitContext['flow'], stepId: string | null, at: number, share: number): Position[] {
  if (stepId === null) return []
  const program: Program = { ...flow.program, first: stepId }
  const walk = enterFlow({ ...flow, program, meets: () => false }, { contactId: '', at })
  return walk.stepId === null ? [] : [{ stepId, at: walk.dueAt, share }]
}

/** Branches that lead to the same step at the same time continue together. */
function mergePositions(positions: readonly Position[]): Position[] {
  const merged = new Map<string, Position>()
  for (const position of positions) {
    const key = `${position.stepId}/${position.at}`
    const same = merged.get(key)
    if (same) same.share += position.share
    else merged.set(key, { ...position })
  }
  return [...merged.values()]
}
