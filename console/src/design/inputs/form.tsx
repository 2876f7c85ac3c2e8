import { type ComponentPropsWithoutRef, type FormEvent, useEffect, useRef } from 'react'
import { type FieldPath, type FieldValues, FormProvider, type UseFormReturn, useFormState } from 'react-hook-form'
import { toast } from '../feedback/toast.tsx'
import { focusOn } from '../layout/focus-on.ts'
import { refusalOf } from './refusal.ts'

interface FormProps<In extends FieldValues, Out> extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit'> {
  form: UseFormReturn<In, unknown, Out>
  /** Gets the parsed values. What it throws lands on the fields it names, or else in a toast. */
  onSubmit: (values: Out) => unknown
}

/** A form around react-hook-form: Save always answers, errors take the focus, and one submit runs at a time. */
export function Form<In extends FieldValues, Out>({ form, onSubmit, children, ...rest }: FormProps<In, Out>) {
  const place = useRef<HTMLFormElement>(null)
  const running = useRef(false)
  const { submitCount } = useFormState({ control: form.control })

  useEffect(() => {
    if (submitCount === 0) return
    // After react-hook-form's own timer, which goes by order of registration and not by what one sees.
    const later = setTimeout(() => focusOn(place.current?.querySelector('[aria-invalid="true"]')))
    return () => clearTimeout(later)
  }, [submitCount])

  async function submit(event: FormEvent) {
    event.preventDefault()
    // React passes events up from a dialog's form to the form of the page behind it.
    event.stopPropagation()
    if (running.current) return
    running.current = true
    try {
      await form.handleSubmit(async (values) => {
        try {
          await onSubmit(values)
        } catch (error) {
          refuse(form, error, place.current)
        }
      })(event)
    } finally {
      running.current = false
    }
  }

  return (
    <FormProvider {...form}>
      <form noValidate {...rest} ref={place} onSubmit={submit}>
        {children}
      </form>
    </FormProvider>
  )
}

function refuse<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  error: unknown,
  place: Element | null,
) {
  const { message, fields } = refusalOf(error)
  let homeless = Object.keys(fields).length === 0 ? message : undefined
  for (const [name, text] of Object.entries(fields)) {
    if (place?.querySelector(`[data-field="${CSS.escape(name)}"]`))
      form.setError(name as FieldPath<In>, { type: 'server', message: text })
    else homeless ??= text
  }
  if (homeless === undefined) return
  form.setError('root.server', { type: 'server', message: homeless })
  toast.error(homeless)
}
