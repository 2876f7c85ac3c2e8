import type { Export } from '@gable/shared/exports/export.ts'
import { Download, Ellipsis, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { Menu, MenuItem } from '../design/overlays/menu.tsx'
import { call } from '../platform/use-api.ts'
import { downloadExport } from './download-export.ts'

/** What can be done with a file while it is kept. */
export function FileMenu({ file, onDone }: { file: Export; onDone: () => void }) {
  const [asking, ask] = useState(false)
  const { _id: exportId, fileName, state } = file
  if (state !== 'DONE') return null
  return (
    <>
      <Menu align="end" trigger={<IconButton icon={Ellipsis} size="sm" label={`Actions for ${fileName}`} />}>
        <MenuItem icon={Download} onSelect={() => void downloadExport(file)}>
          Download
        </MenuItem>
        <MenuItem icon={Trash2} onSelect={() => ask(true)}>
          Delete
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={asking}
        onClose={() => ask(false)}
        title={<>Delete “{fileName}”?</>}
        description="The file is taken away at once. What it was made of stays."
        confirmLabel="Delete"
        tone="danger"
        onConfirm={async () => {
          await call('DELETE /agent/exports/:exportId', { params: { exportId } })
          onDone()
        }}
      />
    </>
  )
}
