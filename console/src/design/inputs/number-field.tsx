import type { FieldValues } from 'react-hook-form'
import { Field } from './field.tsx'
import { type FormFieldProps, useFormField } from './form-field.ts'
import { NumberInput, type NumberInputProps } from './number-input.tsx'

type NumberFieldProps<In extends FieldValues, Out> = FormFieldProps<In, Out> &
  Pick<NumberInputProps, 'step' | 'min' | 'max' | 'unit' | 'placeholder'> & { className?: string | undefined }

/** A number in a form. Its value is null while empty and NaN while invalid. */
export function NumberField<In extends FieldValues, Out = In>(props: NumberFieldProps<In, Out>) {
  const { name, control: _, label, hint, required, labelAction, className, ...input } = props
  const { value, onChange, onBlur, ref, error } = useFormField<In, Out>(props)
  return (
    <Field
      name={name}
      label={label}
      hint={hint}
      required={required}
      labelAction={labelAction}
      error={error}
      className={className}
    >
      {(control) => (
        <NumberInput
          {...input}
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
