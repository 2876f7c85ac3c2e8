import { useMemo } from 'react'
import { Combobox } from '../design/combobox.tsx'
import { Field } from '../design/field.tsx'
import { type FormFieldProps, useFormField } from '../design/form-field.ts'
import { searchTimeZones, timeZoneOption } from './time-zones.ts'

/** A time zone out of all there are; its value is the zone's name, or nothing. */
export function TimeZoneField(props: FormFieldProps<{ timeZone: string }>) {
  const { name, label, hint } = props
  const { value, change, blur, ref, error } = useFormField(props)
  const chosen = useMemo(() => optionOf(value), [value])
  return (
    <Field {...{ name, label, hint, error }}>
      {(control) => (
        <Combobox
          {...control}
          size="lg"
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
