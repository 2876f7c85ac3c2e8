import type { FieldValues } from 'react-hook-form'
import { Field } from './field.tsx'
import { type FormFieldProps, useFormField } from './form-field.ts'
import { Select, type SelectProps } from './select.tsx'

type SelectFieldProps<In extends FieldValues, Out, V extends string> = FormFieldProps<In, Out> &
  Pick<SelectProps<V>, 'options' | 'placeholder' | 'size' | 'className'>

/** A select in a form. Its value is an option's value or null. */
export function SelectField<In extends FieldValues, Out = In, V extends string = string>(
  props: SelectFieldProps<In, Out, V>,
) {
  const { className, options, placeholder, size, disabled } = props
  const { fieldProps, value, onChange, onBlur, ref } = useFormField<In, Out>(props)
  return (
    <Field {...fieldProps} className={className}>
      {(control) => (
        <Select
          options={options}
          placeholder={placeholder}
          size={size}
          disabled={disabled}
          {...control}
          buttonRef={ref}
          value={options.find((option) => option.value === value)?.value ?? null}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}
