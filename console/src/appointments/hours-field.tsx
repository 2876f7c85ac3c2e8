import type { OpenHours } from '@gable/shared/appointments/booking-page.ts'
import { weekdayNames } from '@gable/shared/time/weekdays.ts'
import { Plus, X } from 'lucide-react'
import { useController } from 'react-hook-form'
import { getTimeZoneName } from '../design/format/time-zone-name.ts'
import { Checkbox } from '../design/inputs/checkbox.tsx'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { TextInput } from '../design/inputs/text-input.tsx'
import type { BookingControl } from './booking-control.ts'

interface HoursFieldProps {
  control: BookingControl
  timeZone: string
}

/** The times of each weekday in which visitors can book. A day can have several. */
export function HoursField({ control, timeZone }: HoursFieldProps) {
  const { field, fieldState, formState } = useController({ control, name: 'hours' })
  const hours = field.value
  const errors = formState.errors.hours
  const update = (day: number, times: OpenHours[]) =>
    field.onChange([...hours.filter((open) => open.day !== day), ...times].sort((a, b) => a.day - b.day))
  const ownError = fieldState.error?.message ?? fieldState.error?.root?.message
  return (
    <div data-field="hours" className="space-y-1">
      <p className="text-label text-muted">Times are in {getTimeZoneName(timeZone)}.</p>
      {weekdayNames.map((name, index) => (
        <DayHours
          key={name}
          name={name}
          times={hours.filter(({ day }) => day === index + 1)}
          errorOf={(open) => {
            const position = hours.indexOf(open)
            return errors?.[position]?.till?.message ?? errors?.[position]?.from?.message
          }}
          onChange={(times) => update(index + 1, times)}
          day={index + 1}
        />
      ))}
      {ownError && (
        <p role="alert" className="text-danger-ink text-label">
          {ownError}
        </p>
      )}
    </div>
  )
}

interface DayHoursProps {
  name: string
  day: number
  times: OpenHours[]
  errorOf: (open: OpenHours) => string | undefined
  onChange: (times: OpenHours[]) => void
}

function DayHours({ name, day, times, errorOf, onChange }: DayHoursProps) {
  const id = `hours-${day}`
  const replace = (index: number, change: Partial<OpenHours>) =>
    onChange(times.map((open, at) => (at === index ? { ...open, ...change } : open)))
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line border-b py-2.5 last:border-b-0">
      <div className="flex w-full items-center gap-2 sm:w-32 sm:py-1.5">
        <Checkbox
          id={id}
          checked={times.length > 0}
          onChange={(isOpen) => onChange(isOpen ? [{ day, from: '09:00', till: '17:00' }] : [])}
        />
        <label htmlFor={id}>{name}</label>
      </div>
      <div className="min-w-0 flex-1 space-y-2">
        {times.length === 0 && <p className="text-muted sm:py-1.5">No times</p>}
        {times.map((open, index) => {
          const error = errorOf(open)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: times have no identity of their own
            <div key={index}>
              <div className="flex items-center gap-1.5 sm:gap-2">
                <TextInput
                  type="time"
                  aria-label={`${name}, from`}
                  value={open.from}
                  className="w-32"
                  onChange={(event) => replace(index, { from: event.target.value })}
                />
                <span aria-hidden>–</span>
                <TextInput
                  type="time"
                  aria-label={`${name}, to`}
                  aria-invalid={error ? true : undefined}
                  value={open.till}
                  className="w-32"
                  onChange={(event) => replace(index, { till: event.target.value })}
                />
                {times.length > 1 && (
                  <IconButton
                    icon={X}
                    size="sm"
                    label={`Remove ${open.from} to ${open.till} on ${name}`}
                    onClick={() => onChange(times.filter((_, at) => at !== index))}
                  />
                )}
                {index === times.length - 1 && times.length < 3 && (
                  <IconButton
                    icon={Plus}
                    size="sm"
                    label={`Add a time on ${name}`}
                    onClick={() => onChange([...times, { day, from: open.till, till: '20:00' }])}
                  />
                )}
              </div>
              {error && <p className="text-danger-ink text-label">{error}</p>}
            </div>
          )
        })}
      </div>
    </div>
  )
}
