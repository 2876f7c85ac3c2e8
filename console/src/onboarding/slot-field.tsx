import { useId } from 'react'
import { cx } from '../design/class-names.ts'
import { Field } from '../design/inputs/field.tsx'
import { type FormFieldProps, useFormField } from '../design/inputs/form-field.ts'
import { timeZoneName } from '../design/inputs/time-zones.ts'
import { type CallDay, callMoment, callTime, clocksDiffer } from './call-days.ts'

interface SlotFieldProps extends Omit<FormFieldProps<{ slot: string | null }>, 'aside'> {
  days: readonly CallDay[]
  /** Where the person's own clock stands, told beside each time if it shows another one. */
  ownTimeZone: string
  timeZone: string
}

/** One of the times for a call, by day. Passing it by on the way to skipping the call is no mistake yet. */
export function SlotField(props: SlotFieldProps) {
  const { name: field, label, hint, days, ownTimeZone, timeZone } = props
  const { value, change, ref, error } = useFormField(props)
  const id = useId()
  const slots = days.flatMap((day) => day.times.map(({ slot }) => slot))
  const isAway = clocksDiffer(slots, timeZone, ownTimeZone)
  return (
    <Field name={field} {...{ label, hint, error }} aside={<Clock timeZone={timeZone} isAway={isAway} />}>
      {(control, labelId) => (
        <div
          {...control}
          ref={ref}
          role="radiogroup"
          aria-labelledby={labelId}
          className="grid gap-x-2 gap-y-5 sm:grid-cols-[repeat(auto-fit,minmax(88px,1fr))]"
        >
          {days.map((day, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in a grid
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
                    here={isAway ? callTime(slot, ownTimeZone) : undefined}
                    fullName={callMoment(slot, timeZone)}
                    isChosen={slot === value}
                    onChoose={() => change(slot)}
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

function Clock({ timeZone, isAway }: { timeZone: string; isAway: boolean }) {
  return (
    <span className="text-label text-muted">
      {timeZoneName(timeZone)}
      {isAway && ', yours below'}
    </span>
  )
}

interface SlotProps {
  group: string
  time: string
  here: string | undefined
  fullName: string
  isChosen: boolean
  onChoose: () => void
}

function Slot({ group, time, here, fullName, isChosen, onChoose }: SlotProps) {
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
        checked={isChosen}
        onChange={onChoose}
        aria-label={here ? `${fullName}, ${here} for you` : fullName}
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-lg outline-none"
      />
      <span className="font-medium">{time}</span>
      {here && <span className="text-label text-muted peer-checked:text-accent-on">{here}</span>}
    </label>
  )
}
