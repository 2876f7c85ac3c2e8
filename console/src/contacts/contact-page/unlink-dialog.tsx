import type { ContactProperty } from '@gable/shared/contacts/contact.ts'
import type { RefObject } from 'react'
import { toast } from '../../design/feedback/toast.tsx'
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx'
import { useAccountId } from '../../platform/account.ts'
import { showErrorToast } from '../../platform/error-toast.ts'
import { callInAccount } from '../../platform/use-api.ts'
import { contactName } from '../contact-name.ts'
import { useRefreshContacts } from '../use-refresh-contacts.ts'
import { useOpenContact } from './open-contact.ts'

interface UnlinkDialogProps {
  property: ContactProperty
  open: boolean
  onClose: () => void
  /** Gets the focus after unlinking, because the pressed button is gone. */
  focusAfter: RefObject<HTMLElement | null>
}

/** Confirms before a property is unlinked from the contact. */
export function UnlinkDialog({ property, open, onClose, focusAfter }: UnlinkDialogProps) {
  const { contact } = useOpenContact()
  const unlink = useUnlinkProperty()
  const claim = property.isClaimed ? ' They claimed it as their home.' : ''
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Unlink ${property.fullAddress}?`}
      description={`It is removed from ${contactName(contact)}. The property keeps its leads and history.${claim}`}
      confirmLabel="Unlink"
      tone="danger"
      onConfirm={async () => {
        await unlink(property)
        setTimeout(() => focusAfter.current?.focus())
      }}
    />
  )
}

function useUnlinkProperty() {
  const { contact, setContact } = useOpenContact()
  const call = callInAccount(useAccountId())
  const refresh = useRefreshContacts()

  return async function unlink({ _id, fullAddress }: ContactProperty) {
    const params = { contactId: contact._id, propertyId: _id }
    async function undo() {
      try {
        setContact(await call('PUT /agent/contacts/:contactId/properties/:propertyId', { params }))
        toast.success(`${fullAddress} linked again`)
        void refresh()
      } catch (error) {
        showErrorToast(error)
      }
    }
    setContact(await call('DELETE /agent/contacts/:contactId/properties/:propertyId', { params }))
    toast(`${fullAddress} unlinked`, { label: 'Undo', run: () => void undo() })
    void refresh()
  }
}
