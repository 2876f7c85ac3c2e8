import { lazy, Suspense } from 'react'
import { useContactAttributes } from '../../attributes/use-contact-attributes.ts'
import { addContactParam } from '../../layout/paths/contact-paths.ts'
import { useOverlayParam } from '../../platform/use-overlay-param.ts'

const AddContactDialog = lazy(async () => ({ default: (await import('./add-contact-dialog.tsx')).AddContactDialog }))

/** The dialog for a new contact, opened by the address. */
export function AddContact() {
  const { openId, close } = useOverlayParam(addContactParam)
  const attributes = useContactAttributes()
  if (!attributes) return null
  return (
    <Suspense>
      <AddContactDialog attributes={attributes} open={openId !== undefined} onClose={close} />
    </Suspense>
  )
}
