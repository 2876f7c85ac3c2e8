import type { Step } from '@gable/shared/flows/step.ts'
import { ArrowDown, ArrowUp, Copy, Ellipsis, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { IconButton } from '../../../design/inputs/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../design/overlays/menu.tsx'
import { type StepActions, useFlowEditor } from '../use-flow-editor.ts'

/** What can be done with a step beside editing its settings. */
export function StepMenu({ step }: { step: Step }) {
  const { getSentence, actions } = useFlowEditor()
  const sentence = getSentence(step)
  return (
    <Menu
      align="end"
      trigger={<IconButton icon={Ellipsis} size="sm" label={`Actions for ${sentence}`} className="relative z-sticky" />}
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
  )
}

/** The keys of a card do the same. */
export function handleStepKey(event: KeyboardEvent, id: string, actions: StepActions) {
  if (event.key === 'Delete' || event.key === 'Backspace') actions.remove(id)
  else if (event.altKey && event.key === 'ArrowUp') actions.shift(id, 'UP')
  else if (event.altKey && event.key === 'ArrowDown') actions.shift(id, 'DOWN')
  else return
  event.preventDefault()
}
