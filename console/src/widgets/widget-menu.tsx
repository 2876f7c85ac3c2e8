import { cannotClone, cannotUnarchive } from '@gable/shared/widgets/messages.ts'
import type { Widget } from '@gable/shared/widgets/widget.ts'
import { Archive, ArchiveRestore, Copy } from 'lucide-react'
import type { ReactElement } from 'react'
import { Menu, MenuItem } from '../design/menu.tsx'
import { useRemaining } from './use-remaining.ts'
import type { Ask } from './use-widget-dialogs.tsx'
import { useWidgetWrites } from './use-widget-writes.ts'

interface WidgetMenuProps {
  widget: Widget
  /** The button that opens it. */
  trigger: ReactElement
  ask: Ask
}

/** What can be done with a widget as a whole, within what the plan allows. */
export function WidgetMenu({ widget, trigger, ask }: WidgetMenuProps) {
  const { isFull } = useRemaining()
  const { unarchive } = useWidgetWrites()
  return (
    <Menu align="end" trigger={trigger}>
      {widget.status === 'PUBLISHED' ? (
        <>
          <MenuItem icon={Copy} withheld={isFull && cannotClone} onSelect={() => ask('clone', widget)}>
            Clone
          </MenuItem>
          <MenuItem icon={Archive} onSelect={() => ask('archive', widget)}>
            Archive
          </MenuItem>
        </>
      ) : (
        <MenuItem icon={ArchiveRestore} withheld={isFull && cannotUnarchive} onSelect={() => void unarchive(widget)}>
          Unarchive
        </MenuItem>
      )}
    </Menu>
  )
}
