import { Download, Ellipsis, History, UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../design/inputs/button.tsx'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { useNarrow } from '../design/layout/use-media.ts'
import { Menu, MenuItem } from '../design/overlays/menu.tsx'
import { usePermission } from '../platform/account.ts'
import { useOpened } from '../platform/use-opened.ts'
import { openedChanges } from './bulk/opened-changes.ts'
import { RecentChanges } from './bulk/recent-changes.tsx'
import { openedAdding } from './edit/opened-adding.ts'
import { ExportContacts } from './export-contacts.tsx'

/** What can be done with all contacts. Only who looks after the account hands them out. */
export function ContactActions() {
  const adding = useOpened(openedAdding)
  const changes = useOpened(openedChanges)
  const mayExport = usePermission('ACCESS_ACCOUNT_SETTINGS')
  const [isExporting, setExporting] = useState(false)
  const showChanges = () => changes.open('all')
  const startExport = () => setExporting(true)
  return (
    <>
      {useNarrow() ? (
        <Menu align="end" trigger={<IconButton icon={Ellipsis} label="More actions" variant="secondary" />}>
          <MenuItem icon={History} onSelect={showChanges}>
            Recent changes
          </MenuItem>
          {mayExport && (
            <MenuItem icon={Download} onSelect={startExport}>
              Export
            </MenuItem>
          )}
        </Menu>
      ) : (
        <>
          <Button icon={History} onClick={showChanges}>
            Recent changes
          </Button>
          {mayExport && (
            <Button icon={Download} onClick={startExport}>
              Export
            </Button>
          )}
        </>
      )}
      <Button variant="primary" icon={UserRoundPlus} onClick={() => adding.open('contact')}>
        Add contact
      </Button>
      <RecentChanges opened={changes.opened} onClose={changes.close} />
      {isExporting && <ExportContacts onClose={() => setExporting(false)} />}
    </>
  )
}
