import type { FieldValues } from 'react-hook-form'
import type { DateRange } from '../format/date-range.ts'
import { DateRangePicker } from './date-range-picker.tsx'
import { Field } from './field.tsx'
import { type FormFieldProps, useFormField } from './form-field.ts'

/** A period of whole days in a form; null is all time. */
export function DateRangeField<In extends FieldValues, Out = In>(props: FormFieldProps<In, Out>) {
  const { name, label, hint, required, aside } = props
  const { value, change, blur, ref, error } = useFormField<In, Out>(props)
  return (
    <Field {...{ name, label, hint, required, aside, error }}>
      {({ 'aria-required': _, ...control }, labelId) => (
        <DateRangePicker
          {...control}
          aria-labelledby={`${labelId} ${control.id}`}
          buttonRef={ref}
          value={(value as DateRange | null | undefined) ?? null}
          onChange={change}
          onBlur={blur}
          className="w-full !justify-start"
        />
      )}
    </Field>
  )
}
