import type { Contact, ContactRow } from '@gable/shared/contacts/contact.ts'
import { type ReactNode, useState } from 'react'
import { useContactAttributes } from '../../attributes/use-contact-attributes.ts'
import { lazyOverlay } from '../../platform/lazy-overlay.tsx'

const LazyEditContactDialog = lazyOverlay(
  async () => (await import('./edit-contact-dialog.tsx')).EditContactDialog,
  ({ open }) => open,
)

/** Opens contacts for editing; one dialog serves a whole page. */
export function useEditContact(onSaved?: (contact: Contact) => void): {
  edit: (contact: ContactRow) => void
  dialog: ReactNode
} {
  const attributes = useContactAttributes()
  const [opened, setOpened] = useState<{ contact: ContactRow; opening: number; isOpen: boolean }>()
  const dialog = opened && attributes && (
    <LazyEditContactDialog
      key={opened.opening}
      contact={opened.contact}
      attributes={attributes}
      open={opened.isOpen}
      onClose={() => setOpened({ ...opened, isOpen: false })}
      onSaved={onSaved}
    />
  )
  return {
    edit: (contact) => setOpened({ contact, opening: (opened?.opening ?? 0) + 1, isOpen: true }),
    dialog,
  }
}
