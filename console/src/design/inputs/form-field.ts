import type { ReactNode } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'

/** Props shared by all form fields. With `control` the compiler checks `name`; without it the field uses the surrounding `Form`. */
export interface FormFieldProps<In extends FieldValues, Out = In> {
  name: FieldPath<In>
  control?: Control<In, unknown, Out> | undefined
  label: ReactNode
  hint?: ReactNode
  required?: boolean | undefined
  disabled?: boolean | undefined
  /** Shown at the right end of the label row. */
  labelAction?: ReactNode
}

/** The value of a form field, the error to show for it, and the props of the `Field` around its input. */
export function useFormField<In extends FieldValues, Out>(props: FormFieldProps<In, Out>) {
  const { name, control, label, hint, required, labelAction } = props
  const { field, fieldState, formState } = useController<In, FieldPath<In>, Out>({ name, ...(control && { control }) })
  const { error, isTouched } = fieldState
  const showsError = isTouched || formState.isSubmitted || error?.type === 'server'
  const message = showsError ? (error?.message ?? error?.root?.message) : undefined
  return {
    value: field.value as unknown,
    onChange: field.onChange as (value: unknown) => void,
    onBlur: field.onBlur,
    ref: field.ref,
    error: message,
    fieldProps: { name, label, hint, required, labelAction, error: message },
  }
}
