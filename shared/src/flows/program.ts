import type { FlowDefinition } from './definition.ts'
import type { Branch, Step } from './step.ts'

/** A step with where each way leads. Null is the end. */
export interface ProgramStep {
  step: Step
  next: string | null
  /** The first step of each branch, by its key. */
  branches: Record<string, string | null>
}

export interface Program {
  first: string | null
  steps: Map<string, ProgramStep>
}

/** Flattens the nested steps of a flow, so that a position in it is the id of a step. */
export function compileFlow({ steps }: Pick<FlowDefinition, 'steps'>): Program {
  const program: Program = { first: null, steps: new Map() }
  program.first = addSteps(program, steps, null)
  return program
}

/** Adds steps whose last one leads to `next`. Returns the first of them. */
function addSteps(program: Program, steps: readonly Step[], next: string | null): string | null {
  return steps.reduceRight<string | null>((following, step) => {
    program.steps.set(step.id, { step, next: getNext(step, following), branches: {} })
    const entry = program.steps.get(step.id)
    for (const { key, steps: inner } of getBranches(step)) {
      if (entry) entry.branches[key] = addSteps(program, inner, following)
    }
    return step.id
  }, next)
}

function getNext(step: Step, following: string | null): string | null {
  if (step.kind === 'END') return null
  return step.kind === 'GO_TO' ? step.stepId : following
}

/** The branches of a step; none for most. */
export const getBranches = (step: Step): readonly Branch[] => ('branches' in step ? step.branches : [])

/** Every step, in the order in which a reader meets them. */
export const listSteps = (steps: readonly Step[]): Step[] =>
  steps.flatMap((step) => [step, ...getBranches(step).flatMap((branch) => listSteps(branch.steps))])

/** Where a contact goes after a step: along a branch, or straight on. */
export function getNextStep({ steps }: Program, stepId: string, branch?: string): string | null {
  const entry = steps.get(stepId)
  if (!entry) return null
  return branch === undefined ? entry.next : (entry.branches[branch] ?? null)
}
