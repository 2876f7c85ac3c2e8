import { FileUp, UserRoundPlus } from 'lucide-react'
import { EmptyState } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { addContactParam } from '../layout/paths/contact-paths.ts'
import { useAccountPath } from '../platform/account.ts'
import { useOverlayParam } from '../platform/use-overlay-param.ts'

/** Shown when the account has no contacts, or none in the archive. */
export function NoContacts({ isArchive }: { isArchive: boolean }) {
  const { open } = useOverlayParam(addContactParam)
  const pathTo = useAccountPath()
  if (isArchive)
    return <EmptyState title="No archived contacts" text="Contacts you archive appear here with their full history." />
  return (
    <EmptyState
      title="No contacts yet"
      text="Everyone who submits a form on your pages and widgets becomes a contact. You can also add people you already know."
      action={
        <>
          <Button variant="primary" icon={UserRoundPlus} onClick={() => open('contact')}>
            Add contact
          </Button>
          <Button icon={FileUp} to={pathTo('settings/import-contacts')}>
            Import contacts
          </Button>
        </>
      }
    />
  )
}
