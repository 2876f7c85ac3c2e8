import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../design/inputs/button.tsx'
import { usePermission } from '../platform/account.ts'
import { listFilters } from './lead-filters.ts'
import { useLeadFilters } from './use-lead-filters.ts'

const ExportDialog = lazy(async () => ({ default: (await import('../exports/export-dialog.tsx')).ExportDialog }))

/** Exports the leads shown; requires access to account settings. */
export function ExportLeads() {
  const canExport = usePermission('ACCESS_ACCOUNT_SETTINGS')
  const { query } = useLeadFilters({ filters: listFilters })
  const [isOpen, setOpen] = useState(false)
  if (!canExport) return null
  return (
    <>
      <Button icon={Download} onClick={() => setOpen(true)}>
        Export
      </Button>
      {isOpen && (
        <Suspense>
          <ExportDialog open onClose={() => setOpen(false)} list={{ kind: 'LEADS', view: query }} />
        </Suspense>
      )}
    </>
  )
}
