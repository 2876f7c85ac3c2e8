import { useState } from 'react'
import { toast } from '../design/feedback/toast.tsx'
import { Button } from '../design/inputs/button.tsx'
import { toFormError } from '../design/inputs/form-error.ts'
import { PanelFooter } from '../design/layout/panel.tsx'
import { Dialog } from '../design/overlays/dialog.tsx'

interface ConflictDialogProps {
  open: boolean
  name: string
  onClose: () => void
  onReload: () => unknown
  onOverwrite: () => unknown
}

/** Two people changed the same thing: whose words stay is for the later one to say. */
export function ConflictDialog({ open, name, onClose, onReload, onOverwrite }: ConflictDialogProps) {
  const [busy, setBusy] = useState<'reload' | 'overwrite'>()

  async function carryOut(choice: 'reload' | 'overwrite', work: () => unknown) {
    setBusy(choice)
    try {
      await work()
      onClose()
    } catch (error) {
      toast.error(toFormError(error).message)
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <Dialog
      open={open}
      onClose={() => busy || onClose()}
      size="sm"
      role="alertdialog"
      title={`“${name}” was changed meanwhile`}
      description="It was saved elsewhere after you had opened it. Nothing of yours is saved yet. Reload to see what is saved now and drop your changes, or overwrite it with yours."
    >
      <PanelFooter>
        <Button onClick={onClose} disabled={busy !== undefined}>
          Keep Editing
        </Button>
        <Button busy={busy === 'reload'} disabled={busy === 'overwrite'} onClick={() => carryOut('reload', onReload)}>
          Reload
        </Button>
        <Button
          variant="danger"
          busy={busy === 'overwrite'}
          disabled={busy === 'reload'}
          onClick={() => carryOut('overwrite', onOverwrite)}
        >
          Overwrite
        </Button>
      </PanelFooter>
    </Dialog>
  )
}
