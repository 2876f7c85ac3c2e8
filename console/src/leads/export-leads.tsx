import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../design/inputs/button.tsx'
import { usePermission } from '../platform/account.ts'
import { listFilterShape } from './lead-filters.ts'
import { useLeadFilters } from './use-lead-filters.ts'

const ExportDialog = lazy(async () => ({ default: (await import('../exports/export-dialog.tsx')).ExportDialog }))

/** Hands out the leads that board or list show as a file, to who looks after the account. */
export function ExportLeads() {
  const mayExport = usePermission('ACCESS_ACCOUNT_SETTINGS')
  const { query } = useLeadFilters({ filters: listFilterShape })
  const [isOpen, setOpen] = useState(false)
  if (!mayExport) return null
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
