import type { Import } from '@gable/shared/imports/import.ts'
import { Download, Ellipsis, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { Menu, MenuItem } from '../design/overlays/menu.tsx'
import { call } from '../platform/use-api.ts'
import { downloadFile } from './download-file.ts'

interface ImportActionsProps {
  contactImport: Import
  onDiscarded: () => void
}

export function ImportActions({ contactImport, onDiscarded }: ImportActionsProps) {
  const [isConfirming, setConfirming] = useState(false)
  const { _id: importId, fileName, state, counts } = contactImport
  const isDiscardable = ['READY', 'CHECKED', 'FAILED'].includes(state)
  const hasRejectedRows = counts.SKIPPED + counts.INVALID > 0
  return (
    <>
      <Menu align="end" trigger={<IconButton icon={Ellipsis} label={`Actions for ${fileName}`} size="sm" />}>
        <MenuItem
          icon={Download}
          disabledReason={!hasRejectedRows && 'No rows were skipped or invalid.'}
          onSelect={() => void downloadRejectedRows(contactImport)}
        >
          Download rows not imported
        </MenuItem>
        <MenuItem
          icon={Trash2}
          danger
          disabledReason={!isDiscardable && 'This import has changed contacts. You can undo it instead.'}
          onSelect={() => setConfirming(true)}
        >
          Discard
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={<>Discard “{fileName}”?</>}
        description="The file will be deleted. Nothing was imported from it."
        confirmLabel="Discard"
        tone="danger"
        onConfirm={async () => {
          await call('DELETE /agent/imports/:importId', { params: { importId } })
          onDiscarded()
        }}
      />
    </>
  )
}

export const downloadRejectedRows = ({ _id: importId }: Pick<Import, '_id'>) =>
  downloadFile(() => call('POST /agent/imports/:importId/refused-link', { params: { importId } }))
