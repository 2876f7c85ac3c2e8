import { listSteps } from '@gable/shared/flows/program.ts'
import type { Step } from '@gable/shared/flows/step.ts'
import { findPlace, findStep, isSamePlace, listPlaces, mapBranches, type Place, updateList } from './places.ts'

type Steps = readonly Step[]

export const insertStep = (steps: Steps, place: Place, step: Step): Step[] =>
  updateList(steps, place, (list) => [...list.slice(0, place.index), step, ...list.slice(place.index)])

/** Removes a step with all that is in its branches. */
export function removeStep(steps: Steps, id: string): Step[] {
  const place = findPlace(steps, id)
  return place ? updateList(steps, place, (list) => list.filter((step) => step.id !== id)) : [...steps]
}

export function replaceStep(steps: Steps, step: Step): Step[] {
  const place = findPlace(steps, step.id)
  return place
    ? updateList(steps, place, (list) => list.map((item) => (item.id === step.id ? step : item)))
    : [...steps]
}

/** Moves a step with all that is in its branches. The place counts before the move. Into itself, it stays where it is. */
export function moveStep(steps: Steps, id: string, to: Place): Step[] {
  const [step, from] = [findStep(steps, id), findPlace(steps, id)]
  if (!step || !from || isInside(step, to)) return [...steps]
  const isLaterInList = to.parentId === from.parentId && to.branch === from.branch && to.index > from.index
  return insertStep(removeStep(steps, id), isLaterInList ? { ...to, index: to.index - 1 } : to, step)
}

/** Moves a step by one place up or down, into branches and out of them. Undefined at the start and at the end. */
export function shiftStep(steps: Steps, id: string, direction: 'UP' | 'DOWN'): Step[] | undefined {
  const [step, from] = [findStep(steps, id), findPlace(steps, id)]
  if (!step || !from) return undefined
  const rest = removeStep(steps, id)
  const places = listPlaces(rest)
  const current = places.findIndex((place) => isSamePlace(place, from))
  const to = places[current + (direction === 'UP' ? -1 : 1)]
  return to && insertStep(rest, to, step)
}

/** Adds a copy after a step. The copy and what is in its branches get IDs of their own. */
export function duplicateStep(
  steps: Steps,
  id: string,
  createId: () => string,
): { steps: Step[]; copy: Step } | undefined {
  const [step, place] = [findStep(steps, id), findPlace(steps, id)]
  if (!step || !place) return undefined
  const ids = new Map(listSteps([step]).map((inner) => [inner.id, createId()]))
  const copy = copyStep(step, ids)
  return { steps: insertStep(steps, { ...place, index: place.index + 1 }, copy), copy }
}

/** Jumps inside of what is copied lead to the copies. */
function copyStep(step: Step, ids: ReadonlyMap<string, string>): Step {
  const copy = { ...step, id: ids.get(step.id) ?? step.id }
  if (copy.kind === 'GO_TO') return { ...copy, stepId: copy.stepId && (ids.get(copy.stepId) ?? copy.stepId) }
  return mapBranches(copy, (branch) => branch.steps.map((inner) => copyStep(inner, ids)))
}

/** Whether a place is in one of the branches of a step. */
export const isInside = (step: Step, { parentId }: Place): boolean =>
  parentId !== null && listSteps([step]).some(({ id }) => id === parentId)
