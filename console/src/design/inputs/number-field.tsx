import type { FieldValues } from 'react-hook-form'
import { Field } from './field.tsx'
import { type FormFieldProps, useFormField } from './form-field.ts'
import { NumberInput, type NumberInputProps } from './number-input.tsx'

type NumberFieldProps<In extends FieldValues, Out> = FormFieldProps<In, Out> &
  Pick<NumberInputProps, 'step' | 'min' | 'max' | 'unit' | 'placeholder'> & { className?: string | undefined }

/** A number in a form. Its value is null while empty and NaN while invalid. */
export function NumberField<In extends FieldValues, Out = In>(props: NumberFieldProps<In, Out>) {
  const { name, step, min, max, unit, placeholder, disabled, className } = props
  const { fieldProps, value, onChange, onBlur, ref } = useFormField<In, Out>(props)
  return (
    <Field {...fieldProps} className={className}>
      {(control) => (
        <NumberInput
          step={step}
          min={min}
          max={max}
          unit={unit}
          placeholder={placeholder}
          disabled={disabled}
          {...control}
          ref={ref}
          name={name}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}
