import { useState } from 'react'
import { Button } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'
import { PanelFooter } from '../design/panel.tsx'
import { refusalOf } from '../design/refusal.ts'
import { toast } from '../design/toast.tsx'

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
      toast.error(refusalOf(error).message)
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
