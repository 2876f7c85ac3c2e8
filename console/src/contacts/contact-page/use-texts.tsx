import { textsParam } from '@gable/shared/notifications/notification-path.ts'
import { lazy, Suspense, useState } from 'react'
import { useOverlayParam } from '../../platform/use-overlay-param.ts'
import { contactName } from '../contact-name.ts'
import { useOpenContact } from './open-contact.ts'

const TextsSlideOut = lazy(async () => ({
  default: (await import('../../texts/texts-slide-out.tsx')).TextsSlideOut,
}))

/** The texts that were exchanged with the contact, in a panel that a link can open. */
export function useTexts() {
  const { contact } = useOpenContact()
  const { openId, open, close } = useOverlayParam(textsParam)
  const isOpen = openId !== undefined
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  return {
    openTexts: () => open('open'),
    textsSlideOut: wasOpen && (
      <Suspense>
        <TextsSlideOut contact={contact} name={contactName(contact)} open={isOpen} onClose={close} />
      </Suspense>
    ),
  }
}
