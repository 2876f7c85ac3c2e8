import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../design/inputs/button.tsx'
import { lazyOverlay, preloadOnIntent } from '../../platform/lazy-overlay.tsx'
import { contactName } from '../contact-name.ts'
import { useOpenContact } from './open-contact.ts'

const LazySendEmailSlideOut = lazyOverlay(
  async () => (await import('../../contact-emails/send-email-slide-out.tsx')).SendEmailSlideOut,
  ({ open }) => open,
)

/** Writes an email to the contact. If they get none, the panel says why. */
export function SendEmailButton() {
  const { contact } = useOpenContact()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={Mail} onClick={() => setOpen(true)} {...preloadOnIntent(LazySendEmailSlideOut)}>
        Send email
      </Button>
      <LazySendEmailSlideOut
        contact={contact}
        name={contactName(contact)}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
