import { useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Combobox } from './combobox.tsx'
import { Field } from './field.tsx'
import { type FormFieldProps, useFormField } from './form-field.ts'
import { searchTimeZones, timeZoneOption } from './time-zones.ts'

/** A time zone out of all there are; its value is the zone's name, or nothing. */
export function TimeZoneField<In extends FieldValues, Out>(props: FormFieldProps<In, Out> & { size?: 'md' | 'lg' }) {
  const { name, label, hint, required, size = 'md' } = props
  const { value, change, blur, ref, error } = useFormField(props)
  const chosen = useMemo(() => optionOf(value), [value])
  return (
    <Field {...{ name, label, hint, required, error }}>
      {(control) => (
        <Combobox
          {...control}
          size={size}
          inputRef={ref}
          value={chosen}
          onChange={(option) => change(option?.value ?? '')}
          onBlur={blur}
          search={searchTimeZones}
          placeholder="Search by city…"
          none="No time zone by this name"
        />
      )}
    </Field>
  )
}

function optionOf(value: unknown) {
  try {
    return typeof value === 'string' && value ? timeZoneOption(value) : null
  } catch {
    // A zone this browser does not know.
    return null
  }
}
