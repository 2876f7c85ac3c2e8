import type { PostcardPiece } from '@gable/shared/postcards/piece.ts'
import { useState } from 'react'
import { Button } from '../../design/inputs/button.tsx'
import { ConfirmDialog } from '../../design/overlays/confirm-dialog.tsx'
import { usePermission } from '../../platform/account.ts'
import { useCancelPostcard } from './use-cancel-postcard.ts'

/** Shown for as long as the printer takes a postcard back. */
export function CancelPostcardButton({ piece }: { piece: PostcardPiece }) {
  const isPermitted = usePermission('MANAGE_MARKETING_SETTINGS')
  const cancel = useCancelPostcard()
  const [isOpen, setOpen] = useState(false)
  if (!isPermitted || !piece.canCancel) return null
  const name = piece.contact?.fullName || 'this contact'
  return (
    <>
      <Button size="sm" aria-label={`Cancel postcard to ${name}`} onClick={() => setOpen(true)}>
        Cancel
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Cancel the postcard to ${name}?`}
        description={`“${piece.title}” is not printed, and its ${piece.credits} credits are given back.`}
        confirmLabel="Cancel Postcard"
        cancelLabel="Keep Postcard"
        tone="danger"
        onConfirm={() => cancel(piece)}
      />
    </>
  )
}
