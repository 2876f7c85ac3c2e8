import type { AssetStatus } from '@gable/shared/assets/asset.ts'
import { Archive, ArchiveRestore, Copy } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Menu, MenuItem } from '../design/overlays/menu.tsx'

interface AssetMenuProps {
  status: AssetStatus
  /** The button that opens the menu. */
  trigger: ReactElement
  /** Disables cloning and unarchiving, with these reasons as tooltips. */
  disabledReasons: Record<'clone' | 'unarchive', string> | undefined
  onClone: () => void
  onArchive: () => void
  onUnarchive: () => void
  /** More menu items of an asset that is not archived. */
  itemsBeforeClone?: ReactNode
  itemsAfterClone?: ReactNode
}

/** The menu of actions on a widget or landing page. */
export function AssetMenu(props: AssetMenuProps) {
  const { status, trigger, disabledReasons, onClone, onArchive, onUnarchive, itemsBeforeClone, itemsAfterClone } = props
  return (
    <Menu align="end" trigger={trigger}>
      {status !== 'ARCHIVED' ? (
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
