import type { ContactSelection } from '@gable/shared/contacts/bulk.ts'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { SendAudienceButton } from '../../broadcasts/send-audience-button.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../design/overlays/menu.tsx'
import { type BulkAction, bulkActions } from './bulk-action.ts'
import { BulkDialog } from './bulk-dialog.tsx'

interface BulkActionsProps {
  selection: ContactSelection
  /** "12 selected contacts" */
  label: string
  isArchive: boolean
  onDone: () => void
}

/** The bulk actions for the selected contacts. */
export function BulkActions({ selection, label, isArchive, onDone }: BulkActionsProps) {
  const [action, setAction] = useState<BulkAction>()
  const [open, setOpen] = useState(false)
  const openDialog = (next: BulkAction) => {
    setAction(next)
    setOpen(true)
  }
  const renderMenuItem = (item: BulkAction) => (
    <MenuItem icon={bulkActions[item].icon} danger={bulkActions[item].isDanger} onSelect={() => openDialog(item)}>
      {bulkActions[item].label}
    </MenuItem>
  )
  return (
    <>
      {isArchive ? (
        <Button size="sm" icon={bulkActions.RESTORE.icon} onClick={() => openDialog('RESTORE')}>
          {bulkActions.RESTORE.label}
        </Button>
      ) : (
        <>
          <Button size="sm" onClick={() => openDialog('TAG')}>
            {bulkActions.TAG.label}
          </Button>
          <Button size="sm" onClick={() => openDialog('ASSIGN')}>
            {bulkActions.ASSIGN.label}
          </Button>
          <SendAudienceButton size="sm" label={label} selection={selection} onSent={onDone} />
          <Menu align="end" side="top" trigger={<IconButton icon={Ellipsis} label="More bulk actions" size="sm" />}>
            {renderMenuItem('UNTAG')}
            {renderMenuItem('UNSUBSCRIBE')}
            <MenuSeparator />
            {renderMenuItem('ARCHIVE')}
          </Menu>
        </>
      )}
      {action && (
        <BulkDialog
          key={action}
          action={action}
          open={open}
          selection={selection}
          onDone={onDone}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
