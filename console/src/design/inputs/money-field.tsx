import type { FieldValues } from 'react-hook-form'
import { Field } from './field.tsx'
import { type FormFieldProps, useFormField } from './form-field.ts'
import { MoneyInput } from './money-input.tsx'

type MoneyFieldProps<In extends FieldValues, Out> = FormFieldProps<In, Out> & {
  placeholder?: string | undefined
  className?: string | undefined
}

/** A dollar amount in a form. Its value is in cents, null while empty and NaN while invalid. */
export function MoneyField<In extends FieldValues, Out = In>(props: MoneyFieldProps<In, Out>) {
  const { name, disabled, placeholder, className } = props
  const { fieldProps, value, onChange, onBlur, ref } = useFormField<In, Out>(props)
  return (
    <Field {...fieldProps} className={className}>
      {(control) => (
        <MoneyInput
          disabled={disabled}
          placeholder={placeholder}
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
