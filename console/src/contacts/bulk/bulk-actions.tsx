import type { Selection } from '@gable/shared/contacts/bulk.ts'
import { Archive, Ellipsis, MailX, Tags } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../design/inputs/button.tsx'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../design/overlays/menu.tsx'
import { BulkDialog } from './bulk-dialog.tsx'
import type { BulkAction } from './bulk-words.ts'

export interface BulkActionsProps {
  selection: Selection
  /** The contacts are changed: nothing needs to be picked any more. */
  onDone: () => void
}

/** What can be done to all contacts that are picked, each shown before it is done and taken back afterwards. */
export function BulkActions({ selection, onDone }: BulkActionsProps) {
  const [action, setAction] = useState<BulkAction>()
  const [open, setOpen] = useState(false)
  const ask = (next: BulkAction) => () => {
    setAction(next)
    setOpen(true)
  }
  return (
    <>
      <Button size="sm" onClick={ask('TAG')}>
        Add tag
      </Button>
      <Button size="sm" onClick={ask('ASSIGN')}>
        Assign
      </Button>
      <Menu align="end" side="top" trigger={<IconButton icon={Ellipsis} label="More for the selection" size="sm" />}>
        <MenuItem icon={Tags} onSelect={ask('UNTAG')}>
          Remove tag
        </MenuItem>
        <MenuItem icon={MailX} onSelect={ask('UNSUBSCRIBE')}>
          Unsubscribe
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Archive} danger onSelect={ask('ARCHIVE')}>
          Archive
        </MenuItem>
      </Menu>
      {action && <BulkDialog key={action} {...{ action, open, selection, onDone }} onClose={() => setOpen(false)} />}
    </>
  )
}
