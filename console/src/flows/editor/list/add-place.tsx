import type { Step } from '@gable/shared/flows/step.ts'
import { Plus } from 'lucide-react'
import { cx } from '../../../design/class-names.ts'
import { Button } from '../../../design/inputs/button.tsx'
import { DropPlace } from '../../../design/inputs/drag-tree.tsx'
import { isInside } from '../tree/edit-steps.ts'
import { findStep, type Place } from '../tree/places.ts'
import { useFlowEditor } from '../use-flow-editor.ts'

interface AddPlaceProps {
  place: Place
  /** The accessible name of the button. */
  label?: string
  /** The step before it, which names the button. */
  after?: Step
  /** There are no steps in the list yet. */
  isEmpty?: boolean
  isLast?: boolean
}

/** A place between two steps, where one can be added or dropped. */
export function AddPlace({ place, label, after, isEmpty = false, isLast = false }: AddPlaceProps) {
  const { definition, openAddDialog, getSentence } = useFlowEditor()
  const name = after ? `Add step after ${getSentence(after)}` : label
  const isEnd = after?.kind === 'END' || after?.kind === 'GO_TO'

  function isAllowed(itemId: string) {
    const step = findStep(definition.steps, itemId)
    return step !== undefined && !isInside(step, place)
  }

  return (
    <DropPlace id={toPlaceId(place)} isAllowed={isAllowed} className="flex justify-center">
      {isEmpty ? (
        <Button size="sm" icon={Plus} className="my-2" aria-label={name} onClick={() => openAddDialog(place)}>
          Add step
        </Button>
      ) : isEnd && isLast ? (
        // Nobody comes past the end. A step can still be dropped here.
        <span className="h-4 w-full" />
      ) : (
        <span className="relative flex h-9 items-center justify-center">
          <span aria-hidden className="absolute inset-y-0 left-1/2 w-px bg-line-strong" />
          <PlusButton label={name} onClick={() => openAddDialog(place)} />
        </span>
      )}
    </DropPlace>
  )
}

interface PlusButtonProps {
  label: string | undefined
  onClick: () => void
}

export const PlusButton = ({ label, onClick }: PlusButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title="Add step"
    onClick={onClick}
    className={cx(
      'relative flex size-6 items-center justify-center rounded-full border border-line-strong bg-surface text-muted transition-colors',
      'hover:border-accent hover:bg-accent hover:text-accent-on touch:size-9',
    )}
  >
    <Plus aria-hidden className="size-3.5" />
  </button>
)

export const toPlaceId = ({ parentId, branch, index }: Place) => JSON.stringify([parentId, branch, index])

export function fromPlaceId(id: string): Place {
  const [parentId, branch, index] = JSON.parse(id) as [string | null, string, number]
  return { parentId, branch, index }
}
