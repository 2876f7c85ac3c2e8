import type { SubjectStatus } from '@gable/shared/assets/subject.ts'
import { Archive, ArchiveRestore, Copy } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Menu, MenuItem } from '../design/overlays/menu.tsx'

interface SubjectMenuProps {
  status: SubjectStatus
  /** The button that opens it. */
  trigger: ReactElement
  /** Why the plan allows neither, while it does not. */
  withheld: Record<'clone' | 'unarchive', string> | undefined
  onClone: () => void
  onArchive: () => void
  onUnarchive: () => void
  /** What else can be done with what is published: before cloning, and after it. */
  before?: ReactNode
  between?: ReactNode
}

/** What can be done with a widget or a page as a whole, within what the plan allows. */
export function SubjectMenu(props: SubjectMenuProps) {
  const { status, trigger, withheld, onClone, onArchive, onUnarchive, before, between } = props
  return (
    <Menu align="end" trigger={trigger}>
      {status === 'PUBLISHED' ? (
        <>
          {before}
          <MenuItem icon={Copy} withheld={withheld?.clone} onSelect={onClone}>
            Clone
          </MenuItem>
          {between}
          <MenuItem icon={Archive} onSelect={onArchive}>
            Archive
          </MenuItem>
        </>
      ) : (
        <MenuItem icon={ArchiveRestore} withheld={withheld?.unarchive} onSelect={onUnarchive}>
          Unarchive
        </MenuItem>
      )}
    </Menu>
  )
}
