import type { Segment } from '@gable/shared/segments/segment.ts'
import { Copy, Lock, Pencil, SlidersHorizontal, Trash2, Users } from 'lucide-react'
import type { ReactElement } from 'react'
import { Menu, MenuItem, MenuSeparator } from '../design/overlays/menu.tsx'
import { useSegmentPaths } from '../layout/paths/segment-paths.ts'
import type { OpenSegmentDialog } from './use-segment-dialogs.tsx'
import { useSegmentMutations } from './use-segment-mutations.ts'

interface SegmentMenuProps {
  segment: Segment
  /** The button that opens the menu. */
  trigger: ReactElement
  openDialog: OpenSegmentDialog
  /** Adds the items that open the segment. */
  inList?: boolean
}

/** The actions of a segment. Segments of others can only be viewed and copied. */
export function SegmentMenu({ segment, trigger, openDialog, inList = false }: SegmentMenuProps) {
  const { segmentPath, contactsInSegment } = useSegmentPaths()
  const { share } = useSegmentMutations()
  const disabledReason = !segment.mayChange && 'Only its owner can change this segment'
  return (
    <Menu align="end" trigger={trigger}>
      {inList && (
        <>
          <MenuItem icon={Users} to={contactsInSegment(segment)}>
            Open in contacts
          </MenuItem>
          <MenuItem icon={SlidersHorizontal} to={segmentPath(segment)}>
            {segment.mayChange ? 'Edit' : 'View'}
          </MenuItem>
        </>
      )}
      <MenuItem icon={Pencil} disabledReason={disabledReason} onSelect={() => openDialog('rename', segment)}>
        Rename
      </MenuItem>
      <MenuItem
        icon={segment.isShared ? Lock : Users}
        disabledReason={disabledReason}
        onSelect={() => void share(segment, !segment.isShared)}
      >
        {segment.isShared ? 'Make private' : 'Share with agency'}
      </MenuItem>
      <MenuItem icon={Copy} onSelect={() => openDialog('copy', segment)}>
        Copy
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Trash2} danger disabledReason={disabledReason} onSelect={() => openDialog('delete', segment)}>
        Delete
      </MenuItem>
    </Menu>
  )
}
