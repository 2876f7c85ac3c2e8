import type { FieldValues } from 'react-hook-form'
import { Field } from './field.tsx'
import { type FormFieldProps, useFormField } from './form-field.ts'
import { MultiSelect, type MultiSelectProps } from './multi-select.tsx'

type MultiSelectFieldProps<In extends FieldValues, Out, V extends string> = FormFieldProps<In, Out> &
  Pick<MultiSelectProps<V>, 'options' | 'placeholder' | 'size' | 'className'>

/** A multi-select in a form. Its value is an array of option values. */
export function MultiSelectField<In extends FieldValues, Out = In, V extends string = string>(
  props: MultiSelectFieldProps<In, Out, V>,
) {
  const { className, options, placeholder, size, disabled } = props
  const { fieldProps, value, onChange, onBlur, ref } = useFormField<In, Out>(props)
  const values: readonly unknown[] = Array.isArray(value) ? value : []
  return (
    <Field {...fieldProps} className={className}>
      {(control) => (
        <MultiSelect
          options={options}
          placeholder={placeholder}
          size={size}
          disabled={disabled}
          {...control}
          buttonRef={ref}
          value={options.map((option) => option.value).filter((option) => values.includes(option))}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}
