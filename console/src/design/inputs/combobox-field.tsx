import type { FieldValues } from 'react-hook-form'
import { Combobox, type ComboboxProps } from './combobox.tsx'
import { Field } from './field.tsx'
import { type FormFieldProps, useFormField } from './form-field.ts'
import type { Choice } from './option.ts'

type ComboboxFieldProps<In extends FieldValues, Out> = FormFieldProps<In, Out> &
  Pick<ComboboxProps, 'search' | 'placeholder' | 'none' | 'size' | 'className'>

/** One thing out of many in a form; its value is a `Choice`, or null. */
export function ComboboxField<In extends FieldValues, Out = In>(props: ComboboxFieldProps<In, Out>) {
  const { name, label, hint, required, aside, className, search, placeholder, none, size, disabled } = props
  const { value, change, blur, ref, error } = useFormField<In, Out>(props)
  return (
    <Field {...{ name, label, hint, required, aside, error, className }}>
      {(control) => (
        <Combobox
          {...{ search, placeholder, none, size, disabled }}
          {...control}
          inputRef={ref}
          value={(value as Choice | null | undefined) ?? null}
          onChange={change}
          onBlur={blur}
        />
      )}
    </Field>
  )
}
