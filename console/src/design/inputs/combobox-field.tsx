import type { FieldValues } from 'react-hook-form'
import { Combobox, type ComboboxProps } from './combobox.tsx'
import { Field } from './field.tsx'
import { type FormFieldProps, useFormField } from './form-field.ts'
import type { Choice } from './option.ts'

type ComboboxFieldProps<In extends FieldValues, Out> = FormFieldProps<In, Out> &
  Pick<ComboboxProps, 'search' | 'placeholder' | 'emptyText' | 'size' | 'className'>

/** A combobox in a form. Its value is a `Choice` or null. */
export function ComboboxField<In extends FieldValues, Out = In>(props: ComboboxFieldProps<In, Out>) {
  const { className, search, placeholder, emptyText, size, disabled } = props
  const { fieldProps, value, onChange, onBlur, ref } = useFormField<In, Out>(props)
  return (
    <Field {...fieldProps} className={className}>
      {(control) => (
        <Combobox
          search={search}
          placeholder={placeholder}
          emptyText={emptyText}
          size={size}
          disabled={disabled}
          {...control}
          inputRef={ref}
          value={(value as Choice | null | undefined) ?? null}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}
