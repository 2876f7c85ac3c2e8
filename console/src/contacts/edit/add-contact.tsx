import { useContactAttributes } from '../../attributes/use-contact-attributes.ts'
import { addContactParam } from '../../layout/paths/contact-paths.ts'
import { lazyOverlay } from '../../platform/lazy-overlay.tsx'
import { useOverlayParam } from '../../platform/use-overlay-param.ts'

const LazyAddContactDialog = lazyOverlay(
  async () => (await import('./add-contact-dialog.tsx')).AddContactDialog,
  ({ open }) => open,
)

/** The dialog for a new contact, opened by the address. */
export function AddContact() {
  const { openId, close } = useOverlayParam(addContactParam)
  const attributes = useContactAttributes()
  if (!attributes) return null
  return <LazyAddContactDialog attributes={attributes} open={openId !== undefined} onClose={close} />
}
