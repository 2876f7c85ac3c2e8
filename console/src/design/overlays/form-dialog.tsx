import { type ReactNode, useLayoutEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Button } from '../inputs/button.tsx'
import { Form } from '../inputs/form.tsx'
import { SubmitButton } from '../inputs/submit-button.tsx'
import { useUnsavedChanges } from '../inputs/unsaved-changes.tsx'
import { PanelBody, PanelFooter } from '../layout/panel.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import type { OverlayProps } from './overlay.tsx'

interface FormDialogProps<In extends FieldValues, Out> extends Omit<OverlayProps, 'closesOutside'> {
  title: ReactNode
  description?: ReactNode
  size?: 'sm' | 'md' | 'lg' | undefined
  form: UseFormReturn<In, unknown, Out>
  /** Must close the dialog itself. Thrown errors show on the fields or in a toast. */
  onSubmit: (values: Out) => unknown
  /** The label of the submit button. */
  submitLabel: string
  /** Escape and the close button ask before discarding changes. Cancel does not ask. */
  confirmDiscard?: boolean
  children: ReactNode
}

/** A dialog with a form. The form resets to its default values each time the dialog opens. */
export function FormDialog<In extends FieldValues, Out>(props: FormDialogProps<In, Out>) {
  const { form, onSubmit, submitLabel, confirmDiscard = false, children, ...dialog } = props
  const { reset } = form
  const { isDirty } = form.formState
  const [isConfirming, setConfirming] = useState(false)
  const needsConfirmation = confirmDiscard && dialog.open && isDirty
  useUnsavedChanges(needsConfirmation)
  useLayoutEffect(() => {
    if (dialog.open) reset()
  }, [dialog.open, reset])
  return (
    <Dialog
      {...dialog}
      onClose={() => (needsConfirmation ? setConfirming(true) : dialog.onClose())}
      closeOnOutsidePress={!isDirty}
    >
      <Form form={form} onSubmit={onSubmit} className="flex min-h-0 flex-1 flex-col">
        <PanelBody className="flex flex-col gap-4">{children}</PanelBody>
        <PanelFooter>
          <Button onClick={dialog.onClose}>Cancel</Button>
          <SubmitButton>{submitLabel}</SubmitButton>
        </PanelFooter>
      </Form>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title="Discard your changes?"
        description="Your changes are not saved."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        tone="danger"
        onConfirm={dialog.onClose}
      />
    </Dialog>
  )
}
