import { type ReactNode, useRef, useState } from 'react'
import { toast } from '../feedback/toast.tsx'
import { Button } from '../inputs/button.tsx'
import { refusalOf } from '../inputs/refusal.ts'
import { PanelBody, PanelFooter } from '../layout/panel.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  /** A question that names the thing: `Archive “Spring sale”?` */
  title: ReactNode
  description?: ReactNode
  /** What the button does: `Archive`. */
  confirm: string
  cancel?: string | undefined
  tone?: 'danger' | 'plain' | undefined
  /** Closes the dialog when it resolves; a refusal is told in a toast and leaves it open. */
  onConfirm: () => unknown
  children?: ReactNode
}

/** Asks before doing what is not easily undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, description, confirm, cancel = 'Cancel', tone = 'plain', onConfirm, children } = props
  const [busy, setBusy] = useState(false)
  const safest = useRef<HTMLButtonElement>(null)

  async function carryOut() {
    setBusy(true)
    try {
      await onConfirm()
      onClose()
    } catch (error) {
      toast.error(refusalOf(error).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      {...{ open, title, description }}
      onClose={() => busy || onClose()}
      size="sm"
      role="alertdialog"
      initialFocus={safest}
    >
      {children && <PanelBody>{children}</PanelBody>}
      <PanelFooter>
        <Button ref={tone === 'danger' ? safest : undefined} onClick={onClose} disabled={busy}>
          {cancel}
        </Button>
        <Button
          ref={tone === 'danger' ? undefined : safest}
          variant={tone === 'danger' ? 'danger' : 'primary'}
          busy={busy}
          onClick={carryOut}
        >
          {confirm}
        </Button>
      </PanelFooter>
    </Dialog>
  )
}
