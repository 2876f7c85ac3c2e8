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
  /** Closing afterwards is up to the owner; what it throws lands on the fields or in a toast. */
  onSubmit: (values: Out) => unknown
  /** What the submitting button says. */
  submit: string
  /** So much is typed here that closing by Escape or the cross asks first; Cancel means what it says. */
  keepsTyped?: boolean
  children: ReactNode
}

/** A dialog whose body is a form; each opening starts from the form's default values. */
export function FormDialog<In extends FieldValues, Out>(props: FormDialogProps<In, Out>) {
  const { form, onSubmit, submit, keepsTyped = false, children, ...dialog } = props
  const { reset } = form
  const { isDirty } = form.formState
  const [isAsked, ask] = useState(false)
  const isKept = keepsTyped && dialog.open && isDirty
  useUnsavedChanges(isKept)
  useLayoutEffect(() => {
    if (dialog.open) reset()
  }, [dialog.open, reset])
  return (
    <Dialog {...dialog} onClose={() => (isKept ? ask(true) : dialog.onClose())} closesOutside={!isDirty}>
      <Form form={form} onSubmit={onSubmit} className="flex min-h-0 flex-1 flex-col">
        <PanelBody className="flex flex-col gap-4">{children}</PanelBody>
        <PanelFooter>
          <Button onClick={dialog.onClose}>Cancel</Button>
          <SubmitButton>{submit}</SubmitButton>
        </PanelFooter>
      </Form>
      <ConfirmDialog
        open={isAsked}
        onClose={() => ask(false)}
        title="Discard what you typed?"
        description="Nothing of it is saved yet."
        confirm="Discard"
        cancel="Keep Editing"
        tone="danger"
        onConfirm={dialog.onClose}
      />
    </Dialog>
  )
}
