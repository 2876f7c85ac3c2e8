import type { Contact, ContactRow } from '@gable/shared/contacts/contact.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useContactAttributes } from '../../attributes/use-contact-attributes.ts'

const EditContactDialog = lazy(async () => ({
  default: (await import('./edit-contact-dialog.tsx')).EditContactDialog,
}))

/** Opens contacts for editing; one dialog serves a whole page. */
export function useEditContact(onSaved?: (contact: Contact) => void): {
  edit: (contact: ContactRow) => void
  dialog: ReactNode
} {
  const attributes = useContactAttributes()
  const [opened, setOpened] = useState<{ contact: ContactRow; opening: number; isOpen: boolean }>()
  const dialog = opened && attributes && (
    <Suspense>
      <EditContactDialog
        key={opened.opening}
        contact={opened.contact}
        attributes={attributes}
        open={opened.isOpen}
        onClose={() => setOpened({ ...opened, isOpen: false })}
        onSaved={onSaved}
      />
    </Suspense>
  )
  return {
    edit: (contact) => setOpened({ contact, opening: (opened?.opening ?? 0) + 1, isOpen: true }),
    dialog,
  }
}
