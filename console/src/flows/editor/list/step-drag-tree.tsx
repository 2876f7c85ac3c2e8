import type { ReactNode } from 'react'
import { DragTree } from '../../../design/inputs/drag-tree.tsx'
import { isInside } from '../tree/edit-steps.ts'
import { findStep } from '../tree/places.ts'
import { useFlowEditor } from '../use-flow-editor.ts'
import { fromPlaceId } from './add-place.tsx'

/** Steps that can be dragged to other places. */
export function StepDragTree({ children }: { children: ReactNode }) {
  const { definition, actions, getSentence } = useFlowEditor()

  function handleDrop(itemId: string, placeId: string) {
    const [step, place] = [findStep(definition.steps, itemId), fromPlaceId(placeId)]
    if (step && !isInside(step, place)) actions.moveTo(itemId, place)
  }

  return (
    <DragTree
      onDrop={handleDrop}
      renderDragged={(id) => {
        const step = findStep(definition.steps, id)
        return (
          <div className="w-max max-w-[min(420px,80vw)] truncate rounded-lg border border-accent bg-raised px-3 py-2 font-medium shadow-float">
            {step && getSentence(step)}
          </div>
        )
      }}
    >
      {children}
    </DragTree>
  )
}
