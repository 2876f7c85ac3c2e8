import type { Import } from '@gable/shared/imports/import.ts'
import { Download, Ellipsis, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { Menu, MenuItem } from '../design/overlays/menu.tsx'
import { call } from '../platform/use-api.ts'
import { download } from './download-file.ts'

/** What can be done with an import from the list of them. */
export function ImportActions({ list, onDone }: { list: Import; onDone: () => void }) {
  const [asks, setAsks] = useState(false)
  const { _id: importId, fileName, state, counts } = list
  const wroteNothing = ['READY', 'CHECKED', 'FAILED'].includes(state)
  const hasRefused = counts.SKIPPED + counts.INVALID > 0
  return (
    <>
      <Menu align="end" trigger={<IconButton icon={Ellipsis} label={`Actions for ${fileName}`} size="sm" />}>
        <MenuItem
          icon={Download}
          disabledReason={!hasRefused && 'No row was left out.'}
          onSelect={() =>
            void download(() => call('POST /agent/imports/:importId/refused-link', { params: { importId } }))
          }
        >
          Download what is left out
        </MenuItem>
        <MenuItem
          icon={Trash2}
          danger
          disabledReason={!wroteNothing && 'This import has written contacts. It can be undone.'}
          onSelect={() => setAsks(true)}
        >
          Discard
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={<>Discard “{fileName}”?</>}
        description="The file goes. Nothing of it was imported."
        confirmLabel="Discard"
        tone="danger"
        onConfirm={async () => {
          await call('DELETE /agent/imports/:importId', { params: { importId } })
          onDone()
        }}
      />
    </>
  )
}
