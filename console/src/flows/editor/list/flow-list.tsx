import type { Step } from '@gable/shared/flows/step.ts'
import { DragTree } from '../../../design/inputs/drag-tree.tsx'
import { useKeyboardScroll } from '../../../design/layout/use-keyboard-scroll.ts'
import { isInside } from '../tree/edit-steps.ts'
import { findStep, rootList } from '../tree/places.ts'
import { useFlowEditor } from '../use-flow-editor.ts'
import { fromPlaceId } from './add-place.tsx'
import { StartCard } from './start-card.tsx'
import { StepList } from './step-list.tsx'

/** The flow from top to bottom: its start, its steps with their branches, and its end. */
export function FlowList() {
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
      <div {...useKeyboardScroll()} className="h-full overflow-y-auto bg-[length:16px_16px] bg-dots bg-sunken">
        <div className="mx-auto w-full max-w-[680px] px-3 py-4 sm:px-6 sm:py-6">
          <StartCard />
          <StepList label="Steps" list={rootList} steps={definition.steps} />
          {hasEnd(definition.steps) && (
            <p className="mx-auto w-max rounded-full border border-line bg-surface px-3 py-1 text-label text-muted">
              End
            </p>
          )}
        </div>
      </div>
    </DragTree>
  )
}

/** Whether contacts come to the bottom of the list. */
function hasEnd(steps: readonly Step[]) {
  const last = steps.at(-1)
  return last !== undefined && last.kind !== 'END' && last.kind !== 'GO_TO'
}
