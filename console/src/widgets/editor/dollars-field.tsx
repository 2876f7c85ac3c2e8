import { Field } from '../../design/inputs/field.tsx'
import { type FormFieldProps, useFormField } from '../../design/inputs/form-field.ts'
import { MoneyInput } from '../../design/inputs/money-input.tsx'
import type { WidgetValues } from './widget-values.ts'

/** A money field whose value is in dollars, as in widget settings, and not in cents. */
export function DollarsField(props: FormFieldProps<WidgetValues>) {
  const { name, label, hint, required } = props
  const { value, onChange, onBlur, ref, error } = useFormField<WidgetValues, WidgetValues>(props)
  return (
    <Field name={name} label={label} hint={hint} required={required} error={error}>
      {(control) => (
        <MoneyInput
          {...control}
          ref={ref}
          name={name}
          value={typeof value === 'number' ? Math.round(value * 100) : null}
          onChange={(cents) => onChange(cents === null ? null : cents / 100)}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}
