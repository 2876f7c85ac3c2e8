import type { Step } from '@gable/shared/flows/step.ts'
import { useKeyboardScroll } from '../../../design/layout/use-keyboard-scroll.ts'
import { rootList } from '../tree/places.ts'
import { useFlowEditor } from '../use-flow-editor.ts'
import { StartCard } from './start-card.tsx'
import { StepDragTree } from './step-drag-tree.tsx'
import { StepList } from './step-list.tsx'

/** The flow from top to bottom: its start, its steps with their branches, and its end. */
export function FlowList() {
  const { definition } = useFlowEditor()
  return (
    <StepDragTree>
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
    </StepDragTree>
  )
}

/** Whether contacts come to the bottom of the list. */
function hasEnd(steps: readonly Step[]) {
  const last = steps.at(-1)
  return last !== undefined && last.kind !== 'END' && last.kind !== 'GO_TO'
}
