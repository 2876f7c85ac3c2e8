import type { ReactNode } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'

/** What every field of a form is told. With `control` the name is checked by the compiler; without, the `Form` around it serves. */
export interface FormFieldProps<In extends FieldValues, Out = In> {
  name: FieldPath<In>
  control?: Control<In, unknown, Out> | undefined
  label: ReactNode
  hint?: ReactNode
  required?: boolean | undefined
  disabled?: boolean | undefined
  /** Stands at the right end of the label's line. */
  aside?: ReactNode
}

/** One value of a form, and the error to show for it now. */
export function useFormField<In extends FieldValues, Out>({ name, control }: FormFieldProps<In, Out>) {
  const { field, fieldState, formState } = useController<In, FieldPath<In>, Out>({ name, ...(control && { control }) })
  const { error, isTouched } = fieldState
  const due = isTouched || formState.isSubmitted || error?.type === 'server'
  return {
    value: field.value as unknown,
    change: field.onChange as (value: unknown) => void,
    blur: field.onBlur,
    ref: field.ref,
    error: due ? (error?.message ?? error?.root?.message) : undefined,
  }
}
