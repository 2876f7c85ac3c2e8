import { useState } from 'react'
import { toast } from '../../design/feedback/toast.tsx'
import { Button } from '../../design/inputs/button.tsx'
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx'

interface RemoveButtonProps {
  name: string
  onRemove: () => unknown
  onRemoved: () => void
}

/** Removes a module after confirmation. */
export function RemoveButton({ name, onRemove, onRemoved }: RemoveButtonProps) {
  const [open, setOpen] = useState(false)

  async function remove() {
    try {
      await onRemove()
      toast.success('Module removed.')
      onRemoved()
    } catch {
      toast.error('Unable to remove module')
    }
  }

  return (
    <>
      <Button variant="quiet" className="mr-auto" onClick={() => setOpen(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Are you sure?"
        description={`This will remove ${name}.`}
        confirmLabel="Remove"
        tone="danger"
        onConfirm={remove}
      />
    </>
  )
}
