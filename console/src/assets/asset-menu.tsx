import type { AssetStatus } from '@gable/shared/assets/asset.ts'
import { Archive, ArchiveRestore, Copy } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Menu, MenuItem } from '../design/overlays/menu.tsx'

interface AssetMenuProps {
  status: AssetStatus
  /** The button that opens it. */
  trigger: ReactElement
  /** Why the plan allows neither, while it does not. */
  disabledReasons: Record<'clone' | 'unarchive', string> | undefined
  onClone: () => void
  onArchive: () => void
  onUnarchive: () => void
  /** What else can be done with what is published: before cloning, and after it. */
  itemsBeforeClone?: ReactNode
  itemsAfterClone?: ReactNode
}

/** What can be done with a widget or a page as a whole, within what the plan allows. */
export function AssetMenu(props: AssetMenuProps) {
  const { status, trigger, disabledReasons, onClone, onArchive, onUnarchive, itemsBeforeClone, itemsAfterClone } = props
  return (
    <Menu align="end" trigger={trigger}>
      {status === 'PUBLISHED' ? (
        <>
          {itemsBeforeClone}
          <MenuItem icon={Copy} disabledReason={disabledReasons?.clone} onSelect={onClone}>
            Clone
          </MenuItem>
          {itemsAfterClone}
          <MenuItem icon={Archive} onSelect={onArchive}>
            Archive
          </MenuItem>
        </>
      ) : (
        <MenuItem icon={ArchiveRestore} disabledReason={disabledReasons?.unarchive} onSelect={onUnarchive}>
          Unarchive
        </MenuItem>
      )}
    </Menu>
  )
}
