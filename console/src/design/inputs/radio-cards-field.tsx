import type { FieldValues } from 'react-hook-form'
import { Field } from './field.tsx'
import { type FormFieldProps, useFormField } from './form-field.ts'
import { RadioCards, type RadioCardsProps } from './radio-cards.tsx'

type RadioCardsFieldProps<In extends FieldValues, Out, V extends string> = FormFieldProps<In, Out> &
  Pick<RadioCardsProps<V>, 'options' | 'columns'>

/** One of a few explained things in a form; its value is the option's, or null. */
export function RadioCardsField<In extends FieldValues, Out = In, V extends string = string>(
  props: RadioCardsFieldProps<In, Out, V>,
) {
  const { name, label, hint, required, aside, options, columns, disabled } = props
  const { value, change, blur, ref, error } = useFormField<In, Out>(props)
  return (
    <Field {...{ name, label, hint, required, aside, error }}>
      {(control, labelId) => (
        <RadioCards
          {...{ options, columns, disabled }}
          {...control}
          aria-labelledby={labelId}
          groupRef={ref}
          value={options.find((option) => option.value === value)?.value ?? null}
          onChange={change}
          onBlur={blur}
        />
      )}
    </Field>
  )
}
