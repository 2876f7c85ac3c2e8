import type { ContactHome } from '@gable/shared/contacts/contact.ts'
import { contactName } from '../contacts/contact-name.ts'
import { ConfirmDialog } from '../design/confirm-dialog.tsx'
import { useOpenContact } from './open-contact.ts'
import { useHomeLinks } from './use-home-links.ts'

interface UnlinkDialogProps {
  home: ContactHome
  open: boolean
  onClose: () => void
}

/** Asks before a home is taken from the contact. */
export function UnlinkDialog({ home, open, onClose }: UnlinkDialogProps) {
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
      onConfirm={() => unlink(home)}
    />
  )
}
