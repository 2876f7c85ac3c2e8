import { type ComponentPropsWithoutRef, type FormEvent, useEffect, useRef, useState } from 'react'
import { type FieldPath, type FieldValues, FormProvider, type UseFormReturn, useFormState } from 'react-hook-form'
import { createErrorToast } from '../feedback/toast.tsx'
import { focusControl } from '../layout/focus-control.ts'
import { toFormError } from './form-error.ts'

interface FormProps<In extends FieldValues, Out> extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit'> {
  form: UseFormReturn<In, unknown, Out>
  /** Receives the parsed values. Thrown errors show on the fields they name, otherwise in a toast. */
  onSubmit: (values: Out) => unknown
}

/** A form on top of react-hook-form: it focuses the first error and runs one submit at a time. */
export function Form<In extends FieldValues, Out>({ form, onSubmit, children, ...rest }: FormProps<In, Out>) {
  const formElement = useRef<HTMLFormElement>(null)
  const isRunning = useRef(false)
  const [errorToast] = useState(createErrorToast)
  const { submitCount } = useFormState({ control: form.control })

  useEffect(() => {
    if (submitCount === 0) return
    // Runs after react-hook-form's own timer, which goes by registration order and not by visual order.
    const timer = setTimeout(() => focusControl(formElement.current?.querySelector('[aria-invalid="true"]')))
    return () => clearTimeout(timer)
  }, [submitCount])

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    // React bubbles events from a dialog's form to the form of the page behind it.
    event.stopPropagation()
    if (isRunning.current) return
    isRunning.current = true
    errorToast.dismiss()
    try {
      await form.handleSubmit(async (values) => {
        try {
          await onSubmit(values)
        } catch (error) {
          const message = setErrors(form, error, formElement.current)
          if (message !== undefined) errorToast.show(message)
        }
      })(event)
    } finally {
      isRunning.current = false
    }
  }

  return (
    <FormProvider {...form}>
      <form noValidate {...rest} ref={formElement} onSubmit={handleSubmit}>
        {children}
      </form>
    </FormProvider>
  )
}

/** Sets the errors of the fields that are on screen. Returns the message that has no field. */
function setErrors<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  error: unknown,
  formElement: Element | null,
): string | undefined {
  const { message, fields } = toFormError(error)
  let toastMessage = Object.keys(fields).length === 0 ? message : undefined
  for (const [name, text] of Object.entries(fields)) {
    if (formElement?.querySelector(`[data-field="${CSS.escape(name)}"]`))
      form.setError(name as FieldPath<In>, { type: 'server', message: text })
    else toastMessage ??= text
  }
  if (toastMessage !== undefined) form.setError('root.server', { type: 'server', message: toastMessage })
  return toastMessage
}
