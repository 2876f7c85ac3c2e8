import type { Segment } from '@gable/shared/segments/segment.ts'
import { Copy, Lock, Pencil, SlidersHorizontal, Trash2, Users } from 'lucide-react'
import type { ReactElement } from 'react'
import { Menu, MenuItem, MenuSeparator } from '../design/overlays/menu.tsx'
import { useSegmentPath } from './segment-paths.ts'
import type { Ask } from './use-segment-dialogs.tsx'
import { useSegmentWrites } from './use-segment-writes.ts'

interface SegmentMenuProps {
  segment: Segment
  /** The button that opens it. */
  trigger: ReactElement
  ask: Ask
  /** Where the segment itself is not on the screen. */
  inList?: boolean
}

/** What can be done with a segment; what others made can be looked at and copied. */
export function SegmentMenu({ segment, trigger, ask, inList = false }: SegmentMenuProps) {
  const { pathOf, contactsOf } = useSegmentPath()
  const { share } = useSegmentWrites()
  const withheld = !segment.mayChange && 'Only who made this segment can change it'
  return (
    <Menu align="end" trigger={trigger}>
      {inList && (
        <>
          <MenuItem icon={Users} to={contactsOf(segment)}>
            Open in contacts
          </MenuItem>
          <MenuItem icon={SlidersHorizontal} to={pathOf(segment)}>
            {segment.mayChange ? 'Edit' : 'View'}
          </MenuItem>
        </>
      )}
      <MenuItem icon={Pencil} withheld={withheld} onSelect={() => ask('rename', segment)}>
        Rename
      </MenuItem>
      <MenuItem
        icon={segment.isShared ? Lock : Users}
        withheld={withheld}
        onSelect={() => void share(segment, !segment.isShared)}
      >
        {segment.isShared ? 'Make private' : 'Share with agency'}
      </MenuItem>
      <MenuItem icon={Copy} onSelect={() => ask('copy', segment)}>
        Copy
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Trash2} danger withheld={withheld} onSelect={() => ask('delete', segment)}>
        Delete
      </MenuItem>
    </Menu>
  )
}
