import type { Export } from '@gable/shared/exports/export.ts'
import { Download, Ellipsis, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { Menu, MenuItem } from '../design/overlays/menu.tsx'
import { call } from '../platform/use-api.ts'
import { downloadExport } from './download-export.ts'

/** Only finished exports that have not expired have a menu. */
export function ExportMenu({ file, onDeleted }: { file: Export; onDeleted: () => void }) {
  const [isConfirming, setConfirming] = useState(false)
  const { _id: exportId, fileName, state } = file
  if (state !== 'DONE') return null
  return (
    <>
      <Menu align="end" trigger={<IconButton icon={Ellipsis} size="sm" label={`Actions for ${fileName}`} />}>
        <MenuItem icon={Download} onSelect={() => void downloadExport(file)}>
          Download
        </MenuItem>
        <MenuItem icon={Trash2} onSelect={() => setConfirming(true)}>
          Delete
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={<>Delete “{fileName}”?</>}
        description="The file will be deleted. Your data does not change."
        confirmLabel="Delete"
        tone="danger"
        onConfirm={async () => {
          await call('DELETE /agent/exports/:exportId', { params: { exportId } })
          onDeleted()
        }}
      />
    </>
  )
}
