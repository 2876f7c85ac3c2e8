import type { FieldValues } from 'react-hook-form'
import { Field } from './field.tsx'
import { type FormFieldProps, useFormField } from './form-field.ts'
import { RadioCards, type RadioCardsProps } from './radio-cards.tsx'

type RadioCardsFieldProps<In extends FieldValues, Out, V extends string> = FormFieldProps<In, Out> &
  Pick<RadioCardsProps<V>, 'options' | 'columns'>

/** Radio cards in a form. The value is an option's value or null. */
export function RadioCardsField<In extends FieldValues, Out = In, V extends string = string>(
  props: RadioCardsFieldProps<In, Out, V>,
) {
  const { name, label, hint, required, labelAction, options, columns, disabled } = props
  const { value, onChange, onBlur, ref, error } = useFormField<In, Out>(props)
  return (
    <Field name={name} label={label} hint={hint} required={required} labelAction={labelAction} error={error}>
      {(control, labelId) => (
        <RadioCards
          options={options}
          columns={columns}
          disabled={disabled}
          {...control}
          aria-labelledby={labelId}
          groupRef={ref}
          value={options.find((option) => option.value === value)?.value ?? null}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}
