import { Download, Ellipsis, FileUp, History, UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../design/inputs/button.tsx'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { useIsNarrow } from '../design/layout/use-media-query.ts'
import { Menu, MenuItem } from '../design/overlays/menu.tsx'
import { addContactParam, recentChangesParam } from '../layout/paths/contact-paths.ts'
import { useAccountPath, usePermission } from '../platform/account.ts'
import { useOverlayParam } from '../platform/use-overlay-param.ts'
import { RecentChanges } from './bulk/recent-changes.tsx'
import { ExportContacts } from './export-contacts.tsx'

/** The actions of the contacts pages. Only account administrators can import and export. */
export function ContactActions() {
  const adding = useOverlayParam(addContactParam)
  const changes = useOverlayParam(recentChangesParam)
  const canExchange = usePermission('ACCESS_ACCOUNT_SETTINGS')
  const importPath = useAccountPath()('settings/import-contacts')
  const [isExporting, setExporting] = useState(false)
  const showChanges = () => changes.open('all')
  const startExport = () => setExporting(true)
  return (
    <>
      {useIsNarrow() ? (
        <Menu align="end" trigger={<IconButton icon={Ellipsis} label="More actions" variant="secondary" />}>
          <MenuItem icon={History} onSelect={showChanges}>
            Recent changes
          </MenuItem>
          {canExchange && (
            <>
              <MenuItem icon={FileUp} to={importPath}>
                Import
              </MenuItem>
              <MenuItem icon={Download} onSelect={startExport}>
                Export
              </MenuItem>
            </>
          )}
        </Menu>
      ) : (
        <>
          <Button icon={History} onClick={showChanges}>
            Recent changes
          </Button>
          {canExchange && (
            <>
              <Button icon={FileUp} to={importPath}>
                Import
              </Button>
              <Button icon={Download} onClick={startExport}>
                Export
              </Button>
            </>
          )}
        </>
      )}
      <Button variant="primary" icon={UserRoundPlus} onClick={() => adding.open('contact')}>
        Add contact
      </Button>
      <RecentChanges opened={changes.openId} onClose={changes.close} />
      {isExporting && <ExportContacts onClose={() => setExporting(false)} />}
    </>
  )
}
