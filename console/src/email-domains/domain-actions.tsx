import type { EmailDomain } from '@gable/shared/email-domains/email-domain.ts'
import { Ellipsis, KeyRound, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { Menu, MenuItem, MenuSeparator } from '../design/overlays/menu.tsx'
import { SenderDialog } from './sender-dialog.tsx'

interface DomainActionsProps {
  domain: EmailDomain
  /** A key waits for its record, so there cannot be another one. */
  hasNewKey: boolean
  onRotate: () => Promise<void>
  onRemove: () => Promise<void>
}

/** The menu of actions for one domain. */
export function DomainActions({ domain, hasNewKey, onRotate, onRemove }: DomainActionsProps) {
  const [openDialog, setOpenDialog] = useState<'sender' | 'rotate' | 'remove'>()
  const close = () => setOpenDialog(undefined)
  const hasActiveKey = domain.keys.some(({ isActive }) => isActive)
  return (
    <>
      <Menu align="end" trigger={<IconButton icon={Ellipsis} label={`Actions for ${domain.domain}`} />}>
        <MenuItem icon={Pencil} onSelect={() => setOpenDialog('sender')}>
          Change sender address
        </MenuItem>
        <MenuItem
          icon={KeyRound}
          disabledReason={(hasNewKey || !hasActiveKey) && 'The new key is waiting for its record.'}
          onSelect={() => setOpenDialog('rotate')}
        >
          Replace key
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2} danger onSelect={() => setOpenDialog('remove')}>
          Remove
        </MenuItem>
      </Menu>
      <SenderDialog open={openDialog === 'sender'} onClose={close} domain={domain} />
      <ConfirmDialog
        open={openDialog === 'rotate'}
        onClose={close}
        title="Replace the key?"
        description="You add one more DNS record. The current key signs emails until that record is found."
        confirmLabel="Replace key"
        onConfirm={onRotate}
      />
      <ConfirmDialog
        open={openDialog === 'remove'}
        onClose={close}
        title={<>Remove “{domain.domain}”?</>}
        description="Emails are no longer sent from this domain, and its keys are deleted. To use it again you have to add new records."
        confirmLabel="Remove"
        tone="danger"
        onConfirm={onRemove}
      />
    </>
  )
}
