import type { FieldValues } from 'react-hook-form'
import { Field } from './field.tsx'
import { type FormFieldProps, useFormField } from './form-field.ts'
import { MoneyInput } from './money-input.tsx'

type MoneyFieldProps<In extends FieldValues, Out> = FormFieldProps<In, Out> & {
  placeholder?: string | undefined
  className?: string | undefined
}

/** An amount in a form, in cents; null while empty and NaN while it cannot be read. */
export function MoneyField<In extends FieldValues, Out = In>(props: MoneyFieldProps<In, Out>) {
  const { name, label, hint, required, aside, disabled, placeholder, className } = props
  const { value, change, blur, ref, error } = useFormField<In, Out>(props)
  return (
    <Field {...{ name, label, hint, required, aside, error, className }}>
      {(control) => (
        <MoneyInput
          {...{ disabled, placeholder }}
          {...control}
          ref={ref}
          name={name}
          value={typeof value === 'number' ? value : null}
          onChange={change}
          onBlur={blur}
        />
      )}
    </Field>
  )
}
