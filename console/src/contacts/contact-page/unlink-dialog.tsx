import type { ContactHome } from '@gable/shared/contacts/contact.ts'
import type { RefObject } from 'react'
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx'
import { contactName } from '../contact-name.ts'
import { useOpenContact } from './open-contact.ts'
import { useHomeLinks } from './use-home-links.ts'

interface UnlinkDialogProps {
  home: ContactHome
  open: boolean
  onClose: () => void
  /** Where one is afterwards: what was pressed is gone. */
  after: RefObject<HTMLElement | null>
}

/** Asks before a home is taken from the contact. */
export function UnlinkDialog({ home, open, onClose, after }: UnlinkDialogProps) {
  const { contact } = useOpenContact()
  const { unlink } = useHomeLinks()
  const claim = home.isClaimed ? ' They said themselves that it is theirs.' : ''
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Unlink ${home.fullAddress}?`}
      description={`It is no longer a home of ${contactName(contact)}. The property, its leads and its history stay.${claim}`}
      confirm="Unlink"
      tone="danger"
      onConfirm={async () => {
        await unlink(home)
        setTimeout(() => after.current?.focus())
      }}
    />
  )
}
