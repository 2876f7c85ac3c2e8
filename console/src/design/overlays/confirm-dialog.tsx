import { type ReactNode, useRef, useState } from 'react'
import { createErrorToast } from '../feedback/toast.tsx'
import { Button } from '../inputs/button.tsx'
import { toFormError } from '../inputs/form-error.ts'
import { PanelBody, PanelFooter } from '../layout/panel.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  /** A question with the name of the item: `Archive “Spring sale”?` */
  title: ReactNode
  description?: ReactNode
  /** A verb: `Archive`. */
  confirmLabel: string
  cancelLabel?: string | undefined
  tone?: 'danger' | 'plain' | undefined
  /** The dialog closes when this resolves. If it throws, a toast shows the error and the dialog stays open. */
  onConfirm: () => unknown
  children?: ReactNode
}

/** Asks for confirmation before an action that is hard to undo. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onClose,
    title,
    description,
    confirmLabel,
    cancelLabel = 'Cancel',
    tone = 'plain',
    onConfirm,
    children,
  } = props
  const [isBusy, setBusy] = useState(false)
  const [errorToast] = useState(createErrorToast)
  const initialFocus = useRef<HTMLButtonElement>(null)

  async function handleConfirm() {
    setBusy(true)
    errorToast.dismiss()
    try {
      await onConfirm()
      onClose()
    } catch (error) {
      errorToast.show(toFormError(error).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open={open}
      title={title}
      description={description}
      onClose={() => isBusy || onClose()}
      size="sm"
      role="alertdialog"
      initialFocus={initialFocus}
    >
      {children && <PanelBody>{children}</PanelBody>}
      <PanelFooter>
        <Button ref={tone === 'danger' ? initialFocus : undefined} onClick={onClose} disabled={isBusy}>
          {cancelLabel}
        </Button>
        <Button
          ref={tone === 'danger' ? undefined : initialFocus}
          variant={tone === 'danger' ? 'danger' : 'primary'}
          busy={isBusy}
          onClick={handleConfirm}
        >
          {confirmLabel}
        </Button>
      </PanelFooter>
    </Dialog>
  )
}
