import { describeStep } from '@gable/shared/flows/describe-step.ts'
import { stepMaximum } from '@gable/shared/flows/flow.ts'
import type { FlowNames } from '@gable/shared/flows/names.ts'
import { listSteps } from '@gable/shared/flows/program.ts'
import type { Step } from '@gable/shared/flows/step.ts'
import { toast } from '../../design/feedback/toast.tsx'
import { createStep, createStepId } from './tree/create-step.ts'
import { describePlace } from './tree/describe-place.ts'
import { duplicateStep, insertStep, moveStep, removeStep, shiftStep } from './tree/edit-steps.ts'
import { findPlace, findStep, listPlaces } from './tree/places.ts'
import type { FlowDraft } from './use-flow-draft.ts'
import type { StepActions } from './use-flow-editor.ts'

interface StepActionOptions {
  draft: FlowDraft
  names: FlowNames
  select: (id: string | undefined, moveFocus?: boolean) => void
  selectedId: string | undefined
  /** Moves the focus to a step once it is drawn. */
  focusStep: (id: string, part?: 'handle') => void
  announce: (text: string) => void
}

/** The changes of the order of steps, each with its announcement and its focus. */
export function useStepActions(options: StepActionOptions): StepActions {
  const { draft, names, select, selectedId, focusStep, announce } = options
  const getSteps = () => draft.getPresent().steps
  const setSteps = (update: (steps: readonly Step[]) => Step[]) =>
    draft.change((definition) => ({ ...definition, steps: update(definition.steps) }))
  const getName = (id: string) => {
    const step = findStep(getSteps(), id)
    return step ? describeStep(step, names) : ''
  }
  const announceMove = (id: string) => announce(`${getName(id)} moved to ${describePlace(getSteps(), id, names)}.`)

  function isFull(added: number) {
    if (listSteps(getSteps()).length + added <= stepMaximum) return false
    toast.error(`There can be at most ${stepMaximum} steps.`)
    return true
  }

  return {
    add(place, kind) {
      if (isFull(1)) return
      const step = createStep(kind)
      setSteps((steps) => insertStep(steps, place, step))
      announce(`${describeStep(step, names)} added as ${describePlace(getSteps(), step.id, names)}.`)
      if (kind === 'END') focusStep(step.id)
      else select(step.id, true)
    },
    duplicate(id) {
      const step = findStep(getSteps(), id)
      if (!step || isFull(listSteps([step]).length)) return
      const result = duplicateStep(getSteps(), id, createStepId)
      if (!result) return
      setSteps(() => result.steps)
      announce(`${getName(id)} duplicated as ${describePlace(getSteps(), result.copy.id, names)}.`)
      select(result.copy.id)
      focusStep(result.copy.id)
    },
    remove(id) {
      const [step, place] = [findStep(getSteps(), id), findPlace(getSteps(), id)]
      if (!step || !place) return
      const name = getName(id)
      const ids = listSteps(getSteps()).map((item) => item.id)
      const next = ids[ids.indexOf(id) + listSteps([step]).length] ?? ids[ids.indexOf(id) - 1]
      setSteps((steps) => removeStep(steps, id))
      if (selectedId !== undefined && listSteps([step]).some((inner) => inner.id === selectedId)) select(undefined)
      focusStep(next ?? 'start')
      toast(`Deleted: ${name}`, {
        label: 'Undo',
        run() {
          // Its place may have gone since then.
          const fits = place.parentId === null || findStep(getSteps(), place.parentId) !== undefined
          const end = listPlaces(getSteps()).at(-1)
          if (fits || end) setSteps((steps) => insertStep(steps, fits || !end ? place : end, step))
          focusStep(id)
        },
      })
    },
    shift(id, direction) {
      const shifted = shiftStep(getSteps(), id, direction)
      if (!shifted) return announce(`${getName(id)} is already ${direction === 'UP' ? 'first' : 'last'}.`)
      const isFromHandle = document.activeElement?.hasAttribute('data-drag-handle') ?? false
      setSteps(() => shifted)
      announceMove(id)
      focusStep(id, isFromHandle ? 'handle' : undefined)
    },
    moveTo(id, place) {
      setSteps((steps) => moveStep(steps, id, place))
      announceMove(id)
      focusStep(id)
    },
  }
}
