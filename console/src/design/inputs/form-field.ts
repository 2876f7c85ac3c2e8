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

/** The value of a form field and the error to show for it. */
export function useFormField<In extends FieldValues, Out>({ name, control }: FormFieldProps<In, Out>) {
  const { field, fieldState, formState } = useController<In, FieldPath<In>, Out>({ name, ...(control && { control }) })
  const { error, isTouched } = fieldState
  const showsError = isTouched || formState.isSubmitted || error?.type === 'server'
  return {
    value: field.value as unknown,
    onChange: field.onChange as (value: unknown) => void,
    onBlur: field.onBlur,
    ref: field.ref,
    error: showsError ? (error?.message ?? error?.root?.message) : undefined,
  }
}
