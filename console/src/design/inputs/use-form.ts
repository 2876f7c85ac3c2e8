import { type FieldValues, type UseFormProps, useForm as useHookForm } from 'react-hook-form'

/** react-hook-form with the console's defaults: errors show after blur or submit, and `Form` moves the focus. */
export function useForm<In extends FieldValues, Context = unknown, Out = In>(props: UseFormProps<In, Context, Out>) {
  return useHookForm<In, Context, Out>({ mode: 'onTouched', shouldFocusError: false, ...props })
}
