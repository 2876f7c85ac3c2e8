import { FileUp, UserRoundPlus } from 'lucide-react'
import { Empty } from '../design/feedback/states.tsx'
import { Button } from '../design/inputs/button.tsx'
import { useAccountPath } from '../platform/account.ts'
import { useOpened } from '../platform/use-opened.ts'
import { settingsPages } from '../settings/settings-pages.ts'
import { openedAdding } from './edit/opened-adding.ts'

/** An agency without contacts, or without archived ones: how there come to be some. */
export function NoContacts({ isArchive }: { isArchive: boolean }) {
  const { open } = useOpened(openedAdding)
  const pathTo = useAccountPath()
  if (isArchive)
    return <Empty title="No archived contacts" text="Contacts that you archive wait here, with all their history." />
  return (
    <Empty
      title="No contacts yet"
      text="Everybody who writes to you through your pages and widgets becomes a contact by themselves. Those you know already you can add."
      action={
        <>
          <Button variant="primary" icon={UserRoundPlus} onClick={() => open('contact')}>
            Add contact
          </Button>
          {imports && (
            <Button icon={FileUp} to={pathTo(imports.to)}>
              Import contacts
            </Button>
          )}
        </>
      }
    />
  )
}

const imports = settingsPages.find(({ to }) => to === 'settings/import-contacts')
