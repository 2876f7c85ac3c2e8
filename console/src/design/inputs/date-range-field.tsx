import type { FieldValues } from 'react-hook-form'
import type { DateRange } from '../format/date-range.ts'
import { DateRangePicker } from './date-range-picker.tsx'
import { Field } from './field.tsx'
import { type FormFieldProps, useFormField } from './form-field.ts'

/** A date range in a form. Null means all time. */
export function DateRangeField<In extends FieldValues, Out = In>(props: FormFieldProps<In, Out>) {
  const { name, label, hint, required, labelAction } = props
  const { value, onChange, onBlur, ref, error } = useFormField<In, Out>(props)
  return (
    <Field {...{ name, label, hint, required, labelAction, error }}>
      {({ 'aria-required': _, ...control }, labelId) => (
        <DateRangePicker
          {...control}
          aria-labelledby={`${labelId} ${control.id}`}
          buttonRef={ref}
          value={(value as DateRange | null | undefined) ?? null}
          onChange={onChange}
          onBlur={onBlur}
          className="w-full !justify-start"
        />
      )}
    </Field>
  )
}
