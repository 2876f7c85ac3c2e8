import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../design/inputs/button.tsx'
import { LazyExportDialog } from '../exports/lazy-export-dialog.ts'
import { usePermission } from '../platform/account.ts'
import { preloadOnIntent } from '../platform/lazy-overlay.tsx'
import { listFilters } from './lead-filters.ts'
import { useLeadFilters } from './use-lead-filters.ts'

/** Exports the leads shown; requires access to account settings. */
export function ExportLeads() {
  const canExport = usePermission('ACCESS_ACCOUNT_SETTINGS')
  const { query } = useLeadFilters({ filters: listFilters })
  const [isOpen, setOpen] = useState(false)
  if (!canExport) return null
  return (
    <>
      <Button icon={Download} onClick={() => setOpen(true)} {...preloadOnIntent(LazyExportDialog)}>
        Export
      </Button>
      {isOpen && <LazyExportDialog open onClose={() => setOpen(false)} list={{ kind: 'LEADS', view: query }} />}
    </>
  )
}
