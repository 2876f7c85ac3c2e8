import { getBranches } from '@gable/shared/flows/program.ts'
import type { Branch, Step } from '@gable/shared/flows/step.ts'

/** A list of steps: those of the flow, or those of a branch. */
export interface StepListId {
  /** Null for the steps of the flow itself. */
  parentId: string | null
  branch: string
}

/** Where a step is, or where one can be added: before the step that has this index now. */
export interface Place extends StepListId {
  index: number
}

export const rootList: StepListId = { parentId: null, branch: '' }

/** Every place for a step, in the order in which a reader meets them. */
export function listPlaces(steps: readonly Step[], list: StepListId = rootList): Place[] {
  return [
    { ...list, index: 0 },
    ...steps.flatMap((step, index) => [
      ...getBranches(step).flatMap(({ key, steps }) => listPlaces(steps, { parentId: step.id, branch: key })),
      { ...list, index: index + 1 },
    ]),
  ]
}

export function findPlace(steps: readonly Step[], id: string, list: StepListId = rootList): Place | undefined {
  for (const [index, step] of steps.entries()) {
    if (step.id === id) return { ...list, index }
    for (const { key, steps } of getBranches(step)) {
      const place = findPlace(steps, id, { parentId: step.id, branch: key })
      if (place) return place
    }
  }
  return undefined
}

export function findStep(steps: readonly Step[], id: string): Step | undefined {
  for (const step of steps) {
    const found =
      step.id === id
        ? step
        : findStep(
            getBranches(step).flatMap((branch) => branch.steps),
            id,
          )
    if (found) return found
  }
  return undefined
}

export const isSamePlace = (a: Place, b: Place): boolean =>
  a.parentId === b.parentId && a.branch === b.branch && a.index === b.index

/** Changes one list of steps. The lists that hold it are copied, all others stay as they are. */
export function updateList(
  steps: readonly Step[],
  list: StepListId,
  update: (steps: readonly Step[]) => readonly Step[],
): Step[] {
  if (list.parentId === null) return [...update(steps)]
  return steps.map((step) =>
    mapBranches(step, (branch) => {
      const isTarget = step.id === list.parentId && branch.key === list.branch
      return isTarget ? [...update(branch.steps)] : updateIfInside(branch.steps, list, update)
    }),
  )
}

function updateIfInside(steps: Step[], list: StepListId, update: (steps: readonly Step[]) => readonly Step[]) {
  return list.parentId !== null && findStep(steps, list.parentId) ? updateList(steps, list, update) : steps
}

/** Changes the steps of the branches of a step. A step stays the same if none of its branches changes. */
export function mapBranches(step: Step, update: (branch: Branch) => Step[]): Step {
  const branches = getBranches(step)
  const updated = branches.map(update)
  if (updated.every((steps, index) => steps === branches[index]?.steps)) return step
  return { ...step, branches: branches.map((branch, index) => ({ ...branch, steps: updated[index] ?? [] })) } as Step
}
