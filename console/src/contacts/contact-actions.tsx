import { UserRoundPlus } from 'lucide-react'
import { Button } from '../design/button.tsx'
import { useOpened } from '../platform/use-opened.ts'
import { RecentChangesButton } from './bulk/recent-changes-button.tsx'
import { openedAdding } from './edit/opened-adding.ts'
import { ExportContacts } from './export-contacts.tsx'

/** What can be done with all contacts. */
export function ContactActions() {
  const { open } = useOpened(openedAdding)
  return (
    <>
      <RecentChangesButton />
      <ExportContacts />
      <Button variant="primary" icon={UserRoundPlus} onClick={() => open('contact')}>
        Add contact
      </Button>
    </>
  )
}
