import { toast } from '../../design/feedback/toast.tsx'
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx'
import { contactName } from '../contact-name.ts'
import { useOpenContact } from './open-contact.ts'
import { useSubscription } from './use-subscription.ts'

/** Asks before a contact is taken off all emails, or put back. */
export function SubscriptionDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { contact } = useOpenContact()
  const { subscribe, unsubscribe } = useSubscription()
  const name = contactName(contact)
  const isUnsubscribed = contact.subscription.state === 'UNSUBSCRIBED'
  if (isUnsubscribed)
    return (
      <ConfirmDialog
        open={open}
        onClose={onClose}
        title={`Subscribe ${name} again?`}
        description="Only when they asked for it. They will get emails and automations again."
        confirm="Subscribe"
        onConfirm={async () => {
          await subscribe()
          toast.success(`${name} gets emails again`)
        }}
      />
    )
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Unsubscribe ${name}?`}
      description="No more emails are sent to them, by nobody and by no automation. It can be taken back."
      confirm="Unsubscribe"
      tone="danger"
      onConfirm={async () => {
        await unsubscribe()
        toast.success(`${name} gets no more emails`)
      }}
    />
  )
}
