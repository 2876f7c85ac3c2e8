import { type FieldValues, type UseFormProps, useForm as useHookForm } from 'react-hook-form'

/** A form with the console's manners: errors after touch or submit; `Form` moves the focus. */
export function useForm<In extends FieldValues, Context = unknown, Out = In>(props: UseFormProps<In, Context, Out>) {
  return useHookForm<In, Context, Out>({ mode: 'onTouched', shouldFocusError: false, ...props })
}
