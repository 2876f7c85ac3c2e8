import type { LeadSettings } from '@gable/shared/lead-settings/endpoints.ts'
import { defaultOfficeHours } from '@gable/shared/leads/office-hours.ts'
import { weekdayNames } from '@gable/shared/time/weekdays.ts'
import { useId } from 'react'
import { type Control, useController } from 'react-hook-form'
import { getTimeZoneName } from '../design/format/time-zone-name.ts'
import { Checkbox } from '../design/inputs/checkbox.tsx'
import { Field } from '../design/inputs/field.tsx'
import { MultiSelect } from '../design/inputs/multi-select.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useAccount } from '../platform/account.ts'

/** Days and hours that count toward the response time. Off means around the clock. */
export function OfficeHoursField({ control }: { control: Control<LeadSettings> }) {
  const { timeZone } = useAccount().agency
  const { field } = useController({ control, name: 'officeHours' })
  const id = useId()
  return (
    <div className="mt-4 space-y-4">
      <div className="flex items-start gap-2 touch:py-2">
        <Checkbox
          id={id}
          checked={field.value !== null}
          onChange={(isOn) => field.onChange(isOn ? defaultOfficeHours : null)}
          className="mt-0.5"
        />
        <label htmlFor={id}>Count office hours only</label>
      </div>
      {field.value && (
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_8rem_8rem]">
          <DaysField control={control} />
          <TextField control={control} name="officeHours.from" label="From" type="time" required />
          <TextField control={control} name="officeHours.till" label="To" type="time" required />
          <p className="text-label text-muted sm:col-span-3">
            Agency time zone: {getTimeZoneName(timeZone)}. A lead that comes in after hours is due on the next day that
            the office is open.
          </p>
        </div>
      )}
    </div>
  )
}

function DaysField({ control }: { control: Control<LeadSettings> }) {
  const { field, fieldState } = useController({ control, name: 'officeHours.days' })
  const days: readonly number[] = field.value ?? []
  return (
    <Field name="officeHours.days" label="Days" required error={fieldState.error?.message}>
      {({ 'aria-required': _, ...fieldControl }) => (
        <MultiSelect
          {...fieldControl}
          buttonRef={field.ref}
          value={days.map(String)}
          options={weekdays}
          onChange={(values) => field.onChange(values.map(Number).sort((one, other) => one - other))}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  )
}

const weekdays = weekdayNames.map((label, index) => ({
  value: String(index + 1),
  label,
}))
