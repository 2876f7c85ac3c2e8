import { lazy, Suspense } from 'react'
import { useOpened } from '../../platform/use-opened.ts'
import { useContactAttributes } from '../attributes/use-contact-attributes.ts'
import { openedAdding } from './opened-adding.ts'

const AddContactDialog = lazy(async () => ({ default: (await import('./add-contact-dialog.tsx')).AddContactDialog }))

/** The dialog that adds a contact, open when the address says so. */
export function AddContact() {
  const { opened, close } = useOpened(openedAdding)
  const attributes = useContactAttributes()
  if (!attributes) return null
  return (
    <Suspense>
      <AddContactDialog attributes={attributes} open={opened !== undefined} onClose={close} />
    </Suspense>
  )
}
