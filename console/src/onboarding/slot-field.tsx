import { useId } from 'react'
import { cx } from '../design/class-names.ts'
import { getTimeZoneName } from '../design/format/time-zone-name.ts'
import { Field } from '../design/inputs/field.tsx'
import { type FormFieldProps, useFormField } from '../design/inputs/form-field.ts'
import { type CallDay, formatCallDateTime, formatCallTime, haveDifferentTimes } from './call-days.ts'

interface SlotFieldProps extends Omit<FormFieldProps<{ slot: string | null }>, 'labelAction'> {
  days: readonly CallDay[]
  /** The user's time zone, shown with each time if its clock differs. */
  ownTimeZone: string
  timeZone: string
}

/** Times for a call, grouped by day. Not validated on blur: the user may be on the way to skip the call. */
export function SlotField(props: SlotFieldProps) {
  const { name: field, label, hint, days, ownTimeZone, timeZone } = props
  const { value, onChange, ref, error } = useFormField(props)
  const id = useId()
  const slots = days.flatMap((day) => day.times.map(({ slot }) => slot))
  const isOtherTimeZone = haveDifferentTimes(slots, timeZone, ownTimeZone)
  return (
    <Field
      name={field}
      label={label}
      hint={hint}
      error={error}
      labelAction={<TimeZoneLabel timeZone={timeZone} isOtherTimeZone={isOtherTimeZone} />}
    >
      {(control, labelId) => (
        <div
          {...control}
          ref={ref}
          role="radiogroup"
          aria-labelledby={labelId}
          className="grid gap-x-2 gap-y-5 sm:grid-cols-[repeat(auto-fit,minmax(88px,1fr))]"
        >
          {days.map((day, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend does not work in a grid
            <div key={day.name} role="group" aria-labelledby={`${id}-${index}`} className="flex min-w-0 flex-col gap-2">
              <p id={`${id}-${index}`} className="flex items-baseline gap-1.5 text-table sm:flex-col sm:gap-0">
                <span className="font-medium text-ink">{day.weekday}</span>
                <span className="text-muted">{day.date}</span>
              </p>
              <div className="grid grid-cols-3 gap-2 sm:grid-cols-1">
                {day.times.map(({ slot, time }) => (
                  <Slot
                    key={slot}
                    group={id}
                    time={time}
                    localTime={isOtherTimeZone ? formatCallTime(slot, ownTimeZone) : undefined}
                    fullName={formatCallDateTime(slot, timeZone)}
                    isSelected={slot === value}
                    onSelect={() => onChange(slot)}
                  />
                ))}
              </div>
            </div>
          ))}
        </div>
      )}
    </Field>
  )
}

function TimeZoneLabel({ timeZone, isOtherTimeZone }: { timeZone: string; isOtherTimeZone: boolean }) {
  return (
    <span className="text-label text-muted">
      {getTimeZoneName(timeZone)}
      {isOtherTimeZone && ', your time below'}
    </span>
  )
}

interface SlotProps {
  group: string
  time: string
  localTime: string | undefined
  fullName: string
  isSelected: boolean
  onSelect: () => void
}

function Slot({ group, time, localTime, fullName, isSelected, onSelect }: SlotProps) {
  return (
    <label
      className={cx(
        'relative flex min-h-10 cursor-pointer flex-col items-center justify-center rounded-lg border border-control bg-surface px-1 py-1.5 text-table text-ink tabular-nums transition-colors hover:bg-hover touch:min-h-11',
        'has-[:checked]:border-accent has-[:checked]:bg-accent has-[:checked]:text-accent-on',
        'has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent',
      )}
    >
      <input
        type="radio"
        name={group}
        checked={isSelected}
        onChange={onSelect}
        aria-label={localTime ? `${fullName}, ${localTime} your time` : fullName}
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-lg outline-none"
      />
      <span className="font-medium">{time}</span>
      {localTime && <span className="text-label text-muted peer-checked:text-accent-on">{localTime}</span>}
    </label>
  )
}
