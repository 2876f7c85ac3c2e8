import { toast } from '../../design/feedback/toast.tsx'
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx'
import { useAccountId } from '../../platform/account.ts'
import { callInAccount } from '../../platform/use-api.ts'
import { contactName } from '../contact-name.ts'
import { useRefreshContacts } from '../use-refresh-contacts.ts'
import { useOpenContact } from './open-contact.ts'

/** Confirms before the contact is unsubscribed from all emails, or resubscribed. */
export function SubscriptionDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { contact, setContact } = useOpenContact()
  const accountId = useAccountId()
  const refresh = useRefreshContacts()
  const name = contactName(contact)

  async function setSubscription(state: 'unsubscribed' | 'subscribed') {
    const params = { contactId: contact._id }
    setContact(await callInAccount(accountId)(`POST /agent/contacts/:contactId/${state}`, { params }))
    void refresh()
  }

  if (contact.subscription.state === 'UNSUBSCRIBED')
    return (
      <ConfirmDialog
        open={open}
        onClose={onClose}
        title={`Resubscribe ${name}?`}
        description="Only do this if they asked for it. They will get emails and automations again."
        confirmLabel="Resubscribe"
        onConfirm={async () => {
          await setSubscription('subscribed')
          toast.success(`${name} resubscribed`)
        }}
      />
    )
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Unsubscribe ${name}?`}
      description="They get no more emails from any agent or automation. You can resubscribe them later."
      confirmLabel="Unsubscribe"
      tone="danger"
      onConfirm={async () => {
        await setSubscription('unsubscribed')
        toast.success(`${name} unsubscribed`)
      }}
    />
  )
}
