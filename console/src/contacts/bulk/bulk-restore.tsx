import { ArchiveRestore } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../design/inputs/button.tsx'
import type { BulkActionsProps } from './bulk-actions.tsx'
import { BulkDialog } from './bulk-dialog.tsx'

/** What can be done to all that are picked in the archive. */
export function BulkRestore({ selection, onDone }: BulkActionsProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" icon={ArchiveRestore} onClick={() => setOpen(true)}>
        Bring back
      </Button>
      <BulkDialog action="RESTORE" {...{ open, selection, onDone }} onClose={() => setOpen(false)} />
    </>
  )
}
