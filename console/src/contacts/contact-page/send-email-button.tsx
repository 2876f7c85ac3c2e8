import { Mail } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../design/inputs/button.tsx'
import { contactName } from '../contact-name.ts'
import { useOpenContact } from './open-contact.ts'

const SendEmailSlideOut = lazy(async () => ({
  default: (await import('../../contact-emails/send-email-slide-out.tsx')).SendEmailSlideOut,
}))

/** Writes an email to the contact. If they get none, the panel says why. */
export function SendEmailButton() {
  const { contact } = useOpenContact()
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <>
      <Button
        icon={Mail}
        onClick={() => {
          setWasOpen(true)
          setOpen(true)
        }}
      >
        Send email
      </Button>
      <Suspense>
        {wasOpen && (
          <SendEmailSlideOut
            contact={contact}
            name={contactName(contact)}
            open={isOpen}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
