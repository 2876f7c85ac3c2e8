import type { Step } from '@gable/shared/flows/step.ts'
import { stepLabels } from '@gable/shared/flows/step-labels.ts'
import { ArrowDown, ArrowUp, Copy, Ellipsis, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { DragHandle } from '../../../design/inputs/drag-tree.tsx'
import { IconButton } from '../../../design/inputs/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../design/overlays/menu.tsx'
import { useFlowEditor } from '../use-flow-editor.ts'
import { CardButton, CardFrame } from './card-frame.tsx'
import { groupClassNames, stepIcons } from './step-icons.ts'

/** A step as one sentence, with what is wrong in it, its menu and its handle. */
export function StepCard({ step }: { step: Step }) {
  const { getSentence, getErrors, actions } = useFlowEditor()
  const sentence = getSentence(step)
  const { label, group } = stepLabels[step.kind]

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Delete' || event.key === 'Backspace') actions.remove(step.id)
    else if (event.altKey && event.key === 'ArrowUp') actions.shift(step.id, 'UP')
    else if (event.altKey && event.key === 'ArrowDown') actions.shift(step.id, 'DOWN')
    else return
    event.preventDefault()
  }

  return (
    <CardFrame id={step.id} errors={getErrors(step.id)}>
      <DragHandle id={step.id} name={sentence} onShift={(direction) => actions.shift(step.id, direction)} />
      <CardButton
        id={step.id}
        icon={stepIcons[step.kind]}
        iconClassName={groupClassNames[group]}
        kind={label}
        sentence={sentence}
        errors={getErrors(step.id)}
        onKeyDown={handleKeyDown}
      />
      <Menu
        align="end"
        trigger={
          <IconButton icon={Ellipsis} size="sm" label={`Actions for ${sentence}`} className="relative z-sticky" />
        }
      >
        <MenuItem icon={ArrowUp} shortcut="Alt+↑" onSelect={() => actions.shift(step.id, 'UP')}>
          Move up
        </MenuItem>
        <MenuItem icon={ArrowDown} shortcut="Alt+↓" onSelect={() => actions.shift(step.id, 'DOWN')}>
          Move down
        </MenuItem>
        <MenuItem icon={Copy} onSelect={() => actions.duplicate(step.id)}>
          Duplicate
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2} danger shortcut="Del" onSelect={() => actions.remove(step.id)}>
          Delete
        </MenuItem>
      </Menu>
    </CardFrame>
  )
}
