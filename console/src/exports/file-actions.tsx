import type { Export } from '@gable/shared/exports/export.ts'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '../design/confirm-dialog.tsx'
import { IconButton } from '../design/icon-button.tsx'
import { call } from '../platform/use-api.ts'
import { downloadExport } from './download-export.ts'

/** What can be done with a file while it is kept. */
export function FileActions({ file, onDone }: { file: Export; onDone: () => void }) {
  const [asking, ask] = useState(false)
  const { _id: exportId, fileName, state } = file
  if (state !== 'DONE') return null
  return (
    <>
      <IconButton icon={Download} size="sm" label={`Download ${fileName}`} onClick={() => void downloadExport(file)} />
      <IconButton icon={Trash2} size="sm" label={`Delete ${fileName}`} onClick={() => ask(true)} />
      <ConfirmDialog
        open={asking}
        onClose={() => ask(false)}
        title={<>Delete “{fileName}”?</>}
        description="The file is taken away at once. What it was made of stays."
        confirm="Delete"
        tone="danger"
        onConfirm={async () => {
          await call('DELETE /agent/exports/:exportId', { params: { exportId } })
          onDone()
        }}
      />
    </>
  )
}
