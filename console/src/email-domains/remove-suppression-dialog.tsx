import { useEffect, useState } from 'react'
import { toast } from '../design/feedback/toast.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { call } from '../platform/use-api.ts'

interface RemoveSuppressionDialogProps {
  email: string | undefined
  onClose: () => void
  onRemoved: () => void
}

export function RemoveSuppressionDialog({ email, onClose, onRemoved }: RemoveSuppressionDialogProps) {
  // The title stays while the dialog closes.
  const [shown, setShown] = useState(email)
  useEffect(() => {
    if (email) setShown(email)
  }, [email])
  return (
    <ConfirmDialog
      open={email !== undefined}
      onClose={onClose}
      title={<>Allow emails to “{shown}” again?</>}
      description="If the address bounces again it is blocked again, which harms your reputation."
      confirmLabel="Allow emails"
      onConfirm={async () => {
        if (!email) return
        await call('POST /agent/suppressions/removed', { body: { email } })
        toast.success('Emails allowed again')
        onRemoved()
      }}
    />
  )
}
