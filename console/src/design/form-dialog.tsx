import { type ReactNode, useLayoutEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Form } from './form.tsx'
import type { OverlayProps } from './overlay.tsx'
import { PanelBody, PanelFooter } from './panel.tsx'
import { SubmitButton } from './submit-button.tsx'

interface FormDialogProps<In extends FieldValues, Out> extends Omit<OverlayProps, 'closesOutside'> {
  title: ReactNode
  description?: ReactNode
  size?: 'sm' | 'md' | 'lg' | undefined
  form: UseFormReturn<In, unknown, Out>
  /** Closing afterwards is up to the owner; what it throws lands on the fields or in a toast. */
  onSubmit: (values: Out) => unknown
  /** What the submitting button says. */
  submit: string
  children: ReactNode
}

/** A dialog whose body is a form; each opening starts from the form's default values. */
export function FormDialog<In extends FieldValues, Out>(props: FormDialogProps<In, Out>) {
  const { form, onSubmit, submit, children, ...dialog } = props
  const { reset } = form
  useLayoutEffect(() => {
    if (dialog.open) reset()
  }, [dialog.open, reset])
  return (
    <Dialog {...dialog} closesOutside={!form.formState.isDirty}>
      <Form form={form} onSubmit={onSubmit} className="flex min-h-0 flex-1 flex-col">
        <PanelBody className="flex flex-col gap-4">{children}</PanelBody>
        <PanelFooter>
          <Button onClick={dialog.onClose}>Cancel</Button>
          <SubmitButton>{submit}</SubmitButton>
        </PanelFooter>
      </Form>
    </Dialog>
  )
}
