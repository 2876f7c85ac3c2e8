import { useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Combobox } from './combobox.tsx'
import { Field } from './field.tsx'
import { type FormFieldProps, useFormField } from './form-field.ts'
import { searchTimeZones, toTimeZoneOption } from './time-zones.ts'

/** A time zone in a form. Its value is an IANA zone name or an empty string. */
export function TimeZoneField<In extends FieldValues, Out>(props: FormFieldProps<In, Out> & { size?: 'md' | 'lg' }) {
  const { name, label, hint, required, size = 'md' } = props
  const { value, onChange, onBlur, ref, error } = useFormField(props)
  const selected = useMemo(() => toOption(value), [value])
  return (
    <Field name={name} label={label} hint={hint} required={required} error={error}>
      {(control) => (
        <Combobox
          {...control}
          size={size}
          inputRef={ref}
          value={selected}
          onChange={(option) => onChange(option?.value ?? '')}
          onBlur={onBlur}
          search={searchTimeZones}
          placeholder="Search by city…"
          emptyText="No matching time zone"
        />
      )}
    </Field>
  )
}

function toOption(value: unknown) {
  try {
    return typeof value === 'string' && value ? toTimeZoneOption(value) : null
  } catch {
    // The browser does not know this zone.
    return null
  }
}
