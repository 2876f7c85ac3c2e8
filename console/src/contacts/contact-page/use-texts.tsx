import { textsParam } from '@gable/shared/notifications/notification-path.ts'
import { lazyOverlay } from '../../platform/lazy-overlay.tsx'
import { useOverlayParam } from '../../platform/use-overlay-param.ts'
import { contactName } from '../contact-name.ts'
import { useOpenContact } from './open-contact.ts'

export const LazyTextsSlideOut = lazyOverlay(
  async () => (await import('../../texts/texts-slide-out.tsx')).TextsSlideOut,
  ({ open }) => open,
)

/** The texts that were exchanged with the contact, in a panel that a link can open. */
export function useTexts() {
  const { contact } = useOpenContact()
  const { openId, open, close } = useOverlayParam(textsParam)
  return {
    openTexts: () => open('open'),
    textsSlideOut: (
      <LazyTextsSlideOut contact={contact} name={contactName(contact)} open={openId !== undefined} onClose={close} />
    ),
  }
}
