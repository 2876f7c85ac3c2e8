import { describeBranch } from '@gable/shared/flows/describe-step.ts'
import { DropPlace } from '../../../design/inputs/drag-tree.tsx'
import { PlusButton, toPlaceId } from '../list/add-place.tsx'
import { isInside } from '../tree/edit-steps.ts'
import { findStep } from '../tree/places.ts'
import { useFlowEditor } from '../use-flow-editor.ts'
import type { FlowLayout } from './layout-flow.ts'

/** A place on a line, where a step can be added or dropped. */
export function CanvasPlace({ item }: { item: FlowLayout['places'][number] }) {
  const { definition, openAddDialog, getSentence } = useFlowEditor()
  const { place, list, parent, x, y, width, height } = item
  const former = list[place.index - 1]
  const isPastEnd = place.index === list.length && (former?.kind === 'END' || former?.kind === 'GO_TO')

  function isAllowed(itemId: string) {
    const step = findStep(definition.steps, itemId)
    return step !== undefined && !isInside(step, place)
  }

  function getLabel() {
    if (former) return `Add step after ${getSentence(former)}`
    const label = parent ? describeBranch(parent, place.branch) : 'Steps'
    return list.length === 0 ? `Add step in ${label}` : `Add step at the start of ${label}`
  }

  return (
    <div className="absolute" style={{ left: x, top: y, width, height }}>
      <DropPlace
        id={toPlaceId(place)}
        isAllowed={isAllowed}
        className="pointer-events-none flex h-full items-center justify-center"
      >
        {/* Nobody comes past the end. A step can still be dropped here. */}
        {!isPastEnd && (
          <span data-on-canvas="" className="pointer-events-auto">
            <PlusButton label={getLabel()} onClick={() => openAddDialog(place)} />
          </span>
        )}
      </DropPlace>
    </div>
  )
}
