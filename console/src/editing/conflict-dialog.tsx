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

/** Asks which version to keep after someone else saved the same item first. */
export function ConflictDialog({ open, name, onClose, onReload, onOverwrite }: ConflictDialogProps) {
  const [busy, setBusy] = useState<'reload' | 'overwrite'>()
  // A new name that arrives meanwhile would move the buttons away from the pointer.
  const [nameWhenOpened, setNameWhenOpened] = useState(name)
  if (!open && nameWhenOpened !== name) setNameWhenOpened(name)

  async function handleChoice(choice: 'reload' | 'overwrite', action: () => unknown) {
    setBusy(choice)
    try {
      await action()
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
      title={`Someone else changed “${nameWhenOpened}”`}
      description="Your changes are not saved yet. Reload to get the latest version and discard your changes, or overwrite it with yours."
    >
      <PanelFooter>
        <Button onClick={onClose} disabled={busy !== undefined}>
          Keep editing
        </Button>
        <Button
          busy={busy === 'reload'}
          disabled={busy === 'overwrite'}
          onClick={() => handleChoice('reload', onReload)}
        >
          Reload
        </Button>
        <Button
          variant="danger"
          busy={busy === 'overwrite'}
          disabled={busy === 'reload'}
          onClick={() => handleChoice('overwrite', onOverwrite)}
        >
          Overwrite
        </Button>
      </PanelFooter>
    </Dialog>
  )
}
